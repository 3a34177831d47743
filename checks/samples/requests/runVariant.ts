import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {toCommonJs} from '../../../plugins/javascript-tab/toCommonJs';
import {hidePlaceholders} from '../../../plugins/request-samples/core/placeholders';
import {server} from '../../../plugins/request-samples/core/target';
import type {SampleRequest} from '../../../plugins/request-samples/core/parseRequest';
import type {Variant} from '../../../plugins/request-samples/core/types';
import type {Lab} from '../../shared/lab/lab';
import {samplesFolder} from '../../shared/lab/workspace';
import {fillToken} from './sendRequest';

const run = promisify(execFile);
const requireFromSamples = createRequire(path.join(samplesFolder, 'package.json'));

/** The response to a form of a request, without parts that the form doesn't read. */
export interface VariantResponse {
  status?: number;
  body?: unknown;
}

/**
 * Runs a form of a request as a reader would, against a running application: commands in a shell, code in this process.
 *
 * @param request - what the form was derived from; an operation has no place for its headers
 * @throws Error if it fails
 */
export async function runVariant(
  lab: Lab,
  {language, text}: Variant,
  {headers}: SampleRequest,
): Promise<VariantResponse> {
  const filled = await fillTokens(lab, hidePlaceholders(text));
  const authorization = language === 'graphql' ? await fillTokens(lab, headers.authorization ?? '') : '';
  // As for any request, but after the tokens are created.
  await lab.tick();
  const code = filled.replaceAll(server, `http://127.0.0.1:${lab.port}`);
  switch (language) {
    case 'curl':
      return runCommand(code);
    case 'js':
      return runCode(code, 'return {status: response.status, ...(typeof body !== "undefined" && {body})};');
    case 'client':
      return runCode(code, 'return response === undefined ? {} : {body: response};');
    case 'graphql':
      return runOperation(lab, text, authorization);
  }
}

async function fillTokens(lab: Lab, text: string): Promise<string> {
  const [marker] = /<(jwt(:\w+)?|[\w-]*token)>/.exec(text) ?? [];
  return marker ? text.replaceAll(marker, await fillToken(lab, marker)) : text;
}

async function runCommand(command: string): Promise<VariantResponse> {
  const {stdout} = await run('sh', ['-c', `${command} -sS --max-time 60 -w '\\n%{http_code} %{content_type}'`]);
  const [, text = '', status = '0', type = ''] = /^([\s\S]*)\n(\d+) (.*)$/.exec(stdout) ?? [];
  return {status: Number(status), ...(text && {body: type.includes('json') ? (JSON.parse(text) as unknown) : text})};
}

async function runOperation(lab: Lab, query: string, authorization: string): Promise<VariantResponse> {
  const response = await fetch(`http://127.0.0.1:${lab.port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization && {authorization}),
    },
    body: JSON.stringify({query}),
  });
  return {status: response.status, body: await response.json()};
}

async function runCode(code: string, end: string): Promise<VariantResponse> {
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (require: NodeJS.Require) => Promise<VariantResponse>;
  return new AsyncFunction('require', `${toCommonJs(code)}\n${end}`)(requireFromSamples);
}
