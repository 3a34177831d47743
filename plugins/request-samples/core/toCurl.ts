import {headersToSend} from './headers';
import type {SampleRequest} from './parseRequest';
import {server, quotedTarget} from './target';

/**
 * Converts a request to a cURL command that works unchanged in bash, zsh and PowerShell. Everything is in single
 * quotes, which mean the same in all three, so the text can't contain any, and there are no continuation characters at
 * line ends.
 *
 * @returns `undefined` for a body or header that can't be written without a single quote
 */
export function toCurl(request: SampleRequest): string | undefined {
  const {method, target, body} = request;
  const quotedBody = body?.replaceAll("'", String.raw`\u0027`);
  const headers = headersToSend(request).map(([name, value]) => `${name}: ${value}`);
  if ((quotedBody !== body && !isJson(quotedBody ?? '')) || headers.some((header) => header.includes("'"))) {
    return undefined;
  }
  const url = `${server}${quotedTarget(target)}`;
  const usual = body === undefined ? 'GET' : 'POST';
  return [
    'curl',
    // Without -g, curl interprets brackets and braces in a URL as a pattern.
    ...(/[[\]{}]/.test(url) ? ['-g'] : []),
    ...(method === 'HEAD' ? ['-I'] : method === usual ? [] : ['-X', method]),
    `'${url}'`,
    ...headers.map((header) => `-H '${header}'`),
    ...(quotedBody === undefined ? [] : [`-d '${quotedBody}'`]),
  ].join(' ');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
