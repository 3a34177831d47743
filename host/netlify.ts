import {encodePath} from '../src/lib/encodePath';
import type {HostRules} from './types';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Cloudflare Pages joins the values of rules that set the same
 * header, so each rule first removes what it sets again. Netlify knows no such line: `@netlify/headers-parser` skips it,
 * and its command-line tool takes the value of the last rule that matches.
 *
 * @param rules - what the host has to do
 * @returns the file's content
 */
export function toNetlifyHeaders({headers}: HostRules): string {
  const seen = new Set<string>();
  const blocks = headers.map(({path, headers: values}) => {
    const lines = Object.entries(values).flatMap(([name, value]) => {
      const isRepeated = seen.has(name);
      seen.add(name);
      return isRepeated ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`];
    });
    return [path, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it.
 *
 * @param rules - what the host has to do
 * @returns the file's content: one rule a line
 */
export function toNetlifyRedirects({redirects}: HostRules): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${encodePath(from)} ${to} 301\n`)
    .join('');
}
