import {encodePath} from '../src/lib/encodePath';
import type {HostRules} from './types';

/**
 * Creates `_headers` for Netlify and Cloudflare Pages. If several rules set the same header, Cloudflare Pages joins
 * their values, so each rule first removes a header that an earlier one set. Netlify doesn't support that syntax:
 * `@netlify/headers-parser` skips the line, and Netlify's CLI uses the value of the last matching rule.
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
 * Creates redirects, one per line, for Netlify and Cloudflare Pages. The build also writes a redirect page at each old
 * URL. Netlify serves an existing file instead of following a rule, unless the rule's status ends with `!`. Cloudflare
 * Pages follows rules before it looks for files, and doesn't document the `!`. That's why each host gets its own file.
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
