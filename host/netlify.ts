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
 * Redirects, one rule a line, as Netlify and Cloudflare Pages read them. At each old URL the build also leaves a page.
 * Netlify serves a file that exists instead of following a rule, unless the rule's status ends with `!`. Cloudflare Pages
 * follows rules before it looks for files, and doesn't document the `!`. That's why each host gets its own file.
 *
 * @param rules - what the host has to do
 * @param status - `301` for Cloudflare Pages, `301!` for Netlify
 * @returns the file's content
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 */
export function toNetlifyRedirects({redirects}: HostRules, status: '301' | '301!'): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${encodePath(from)} ${to} ${status}\n`)
    .join('');
}
