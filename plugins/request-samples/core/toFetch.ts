import {headersToSend} from './headers';
import type {SampleRequest} from './parseRequest';
import {server, quotedTarget, readTarget} from './target';

/**
 * Converts a request to JavaScript with `fetch`. A nested query becomes an object for `qs`.
 *
 * @param body - how to read the response
 * @returns unformatted code
 */
export function toFetch(request: SampleRequest, body: 'json' | 'text' | undefined): string {
  const {path, parameters, isNested} = readTarget(request.target);
  const url = isNested ? `\`${server}${path}?\${query}\`` : `'${server}${quotedTarget(request.target)}'`;
  const options = optionsOf(request);
  return [
    ...(isNested
      ? [
          `import qs from 'qs';\n`,
          `const query = qs.stringify(${JSON.stringify(parameters)}, {encodeValuesOnly: true});`,
        ]
      : []),
    `const response = await fetch(${url}${options ? `, {${options}}` : ''});`,
    ...(body ? [`const body = await response.${body}();`] : []),
  ].join('\n');
}

function optionsOf(request: SampleRequest): string {
  const headers = headersToSend(request);
  return [
    ...(request.method === 'GET' ? [] : [`method: '${request.method}'`]),
    ...(headers.length > 0 ? [`headers: ${JSON.stringify(Object.fromEntries(headers))}`] : []),
    ...(request.body === undefined ? [] : [`body: ${bodyOf(request.body)}`]),
  ].join(', ');
}

/** JSON becomes an object. Anything else, such as a deliberate mistake, stays the text that is sent. */
function bodyOf(body: string): string {
  try {
    return `JSON.stringify(${JSON.stringify(JSON.parse(body))})`;
  } catch {
    return JSON.stringify(body);
  }
}
