import {fork, type ChildProcess} from 'node:child_process';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compare} from '../../checks/samples/requests/compare';
import {normalize} from '../../checks/samples/requests/normalize';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {samplesFolder} from '../../checks/shared/lab/workspace';
import {encodeTarget} from '../../plugins/request-samples/core/target';
import {parseRequest} from '../../plugins/request-samples/core/parseRequest';
import {collectFiles} from '../../plugins/sample-project/build/collectFiles';
import {extractFences} from '../../src/lib/code/extractFences';

/** Starts the project without its admin panel, whose build takes a minute and isn't what this is about. */
const start = `
  const {createStrapi} = require('@strapi/strapi');
  const appDir = process.cwd();
  createStrapi({appDir, distDir: appDir + '/dist', serveAdminPanel: false, autoReload: false}).load().then((strapi) => {
    strapi.server.mount();
    strapi.server.httpServer.listen(0, '127.0.0.1', () => process.send(strapi.server.httpServer.address().port));
  });
`;

/** What readers download, on their machine: the packages are those of the samples application, which are the same. */
describe('the sample project', () => {
  let directory: string;
  let child: ChildProcess;
  let port: number;

  beforeAll(async () => {
    await ensureInstalled();
    await mkdir(path.join(samplesFolder, '.tmp'), {recursive: true});
    directory = await mkdtemp(path.join(samplesFolder, '.tmp', 'download-'));
    for (const [name, content] of await collectFiles('0.0.0')) {
      await put(name, content);
      if (/^(src|config)\/.*\.ts$/.test(name)) {
        const compilerOptions = {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2021, esModuleInterop: true};
        const {outputText} = ts.transpileModule(Buffer.from(content).toString(), {compilerOptions});
        await put(`dist/${name.replace(/\.ts$/, '.js')}`, outputText);
      } else if (/^src\/.*\.json$/.test(name)) {
        await put(`dist/${name}`, content);
      }
    }
    await put('start.js', start);
    await symlink(path.join(samplesFolder, 'node_modules'), path.join(directory, 'node_modules'));
    child = fork('start.js', {cwd: directory, stdio: ['ignore', 'ignore', 'inherit', 'ipc']});
    port = await new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)));
      child.once('exit', (code) => reject(new Error(`the project ended with code ${code}`)));
    });
  }, 300_000);

  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(directory, {recursive: true});
  });

  async function put(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }

  async function send(text: string, token?: string): Promise<unknown> {
    const {method, target, body} = parseRequest(text);
    const headers = {
      ...(token && {authorization: `Bearer ${token}`}),
      ...(body && {'content-type': 'application/json'}),
    };
    const response = await fetch(`http://127.0.0.1:${port}${encodeTarget(target)}`, {method, headers, body});
    return response.json();
  }

  it('gives the responses of the documentation, ids included', async () => {
    const page = path.resolve(__dirname, '../../docs/cms/api/rest/filters.mdx');
    const fences = extractFences(readFileSync(page, 'utf8'));
    const differences: string[] = [];
    for (const [index, {lang, text}] of fences.entries()) {
      const next = fences[index + 1];
      if (lang === 'http' && next?.meta.flags.has('response')) {
        differences.push(...compare(JSON.parse(next.text), normalize(await send(text))));
      }
    }
    expect(fences.filter(({lang}) => lang === 'http').length).toBeGreaterThan(10);
    expect(differences).toEqual([]);
  });

  it('knows the tokens and the users that its README names', async () => {
    const readme = readFileSync(path.join(directory, 'README.md'), 'utf8');
    const [, fullAccess] = /`([\w-]+)` for `<token>`/.exec(readme) ?? [];
    expect(await send('GET /api/bookmarks?fields=label', fullAccess)).toMatchObject({data: [{label: 'Try this'}]});
    const [, email, password] = /`(kai@[\w.]+)` with `([\w-]+)`/.exec(readme) ?? [];
    expect(await send(`POST /api/auth/local\n\n{"identifier": "${email}", "password": "${password}"}`)).toMatchObject({
      user: {username: 'kai'},
    });
  });
});
