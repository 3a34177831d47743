import {headersToSend} from './headers';
import type {SampleRequest} from './parseRequest';
import {server, quotedTarget} from './target';

/**
 * The request as a command. It has to work as it is in bash, zsh and PowerShell, so everything is in single quotes, which
 * mean the same in all of them, no quote is inside, and no line ends with a continuation sign.
 *
 * @returns undefined for a body or header that can't be written without a single quote
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
    // Without -g, curl reads brackets and braces in an address as a pattern.
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
