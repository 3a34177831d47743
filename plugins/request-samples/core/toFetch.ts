import {headersToSend} from './headers';
import type {SampleRequest} from './parseRequest';
import {server, quotedTarget, readTarget} from './target';

/**
 * The request as JavaScript with `fetch`; a nested query is written as an object, for `qs`.
 *
 * @param body - what to read of the response
 * @returns code to be formatted
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

/** JSON is written as an object; what isn't JSON, such as a mistake that the page is about, as the text that is sent. */
function bodyOf(body: string): string {
  try {
    return `JSON.stringify(${JSON.stringify(JSON.parse(body))})`;
  } catch {
    return JSON.stringify(body);
  }
}
