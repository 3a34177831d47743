import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {ensureInstalled} from '../checks/shared/lab/install';
import {Lab} from '../checks/shared/lab/lab';
import {LabError} from '../checks/shared/lab/labError';
import {parseRequest} from '../plugins/request-samples/core/parseRequest';
import {sendRequest} from '../checks/samples/requests/sendRequest';
import {runScript} from './lib/runScript';

const usage = `Sends requests to the samples application (samples/README.md), or runs code in it, with fresh data.

  npm run lab -- http "GET /api/restaurants?filters[name][$eq]=Biscotte Restaurant"
  npm run lab -- http request.http         a file with method, path, headers, blank line, body; ### separates requests
  npm run lab -- run "return strapi.documents('api::chef.chef').findMany({})"
  npm run lab -- run snippet.ts            statements with \`strapi\` in scope; \`return\` prints
  npm run lab -- graphql "{ restaurants { name } }"
  npm run lab -- routes

Requests without an Authorization header run with the full-access token; write \`Authorization: none\` for the public role,
\`Authorization: Bearer <jwt>\` for the user kai, \`Bearer <jwt:max>\` for max.
\`Cookie: strapi_up_refresh=<refresh-token>\` renews a session of kai.`;

function textOf(argument: string): string {
  if (!/\.(http|ts|js|graphql)$/.test(argument)) {
    return argument;
  }
  if (!existsSync(argument)) {
    throw new Error(`There's no file ${argument} in ${process.cwd()}.`);
  }
  return readFileSync(argument, 'utf8');
}

function print(value: unknown): void {
  console.log(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
}

const kinds = ['http', 'graphql', 'run', 'routes'] as const;

async function ask(lab: Lab, kind: (typeof kinds)[number], text: string): Promise<void> {
  switch (kind) {
    case 'http':
      for (const part of text.split(/^###.*$/m).filter((one) => one.trim() !== '')) {
        const request = parseRequest(part.trim());
        const {status, body} = await sendRequest(lab, {
          ...request,
          headers: authorized(request.headers),
        });
        console.log(`HTTP ${status}`);
        print(body);
      }
      return;
    case 'graphql': {
      const headers = {'content-type': 'application/json', authorization: `Bearer ${lab.tokens.token ?? ''}`};
      const body = JSON.stringify({query: text});
      print((await lab.request({method: 'POST', path: '/graphql', headers, body})).body);
      return;
    }
    case 'run': {
      const options = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022};
      const {outputText} = ts.transpileModule(text, {compilerOptions: options});
      print(await lab.run(outputText));
      return;
    }
    case 'routes':
      for (const route of await lab.routes()) {
        console.log(route.methods.join(',').padEnd(10), route.path);
      }
  }
}

function authorized(headers: Readonly<Record<string, string>>): Record<string, string> {
  const {authorization = 'Bearer <token>', ...others} = headers;
  return authorization === 'none' ? others : {...others, authorization};
}

async function main([wanted, argument = '']: string[]): Promise<void> {
  const kind = kinds.find((one) => one === wanted);
  if (kind === undefined || (kind !== 'routes' && argument === '')) {
    console.log(usage);
    process.exitCode = wanted === undefined ? 0 : 1;
    return;
  }
  const text = textOf(argument);
  await ensureInstalled();
  const lab = await Lab.start();
  try {
    await ask(lab, kind, text);
  } catch (error) {
    if (!(error instanceof LabError)) {
      throw error;
    }
    console.error(error.original.stack ?? error.message);
    print(error.original.details ?? '');
    process.exitCode = 1;
  } finally {
    await lab.stop();
  }
}

runScript(() => main(process.argv.slice(2)));
