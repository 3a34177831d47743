import {mkdir, readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createContentSecurityPolicy} from './contentSecurityPolicy';
import {findInlineScripts} from './inlineScripts';
import {toNetlifyHeaders, toNetlifyRedirects} from './netlify';
import {toNginxConfig} from './nginx';
import {toVercelConfig} from './vercel';
import {compressFiles} from './compressFiles';
import type {AllowedSources, HostRules} from './types';

/** Where the rules stand in a built site; `npm run serve` goes by them. */
export const rulesFile = '_host/rules.json';

interface Options extends HostRules {
  /** Other hosts that the pages may use. */
  sources: AllowedSources;
  /** Address of the site, with a trailing slash. */
  url: string;
}

/**
 * Tells each kind of host what to do for a built site (headers, redirects, Content-Security-Policy), in the language of
 * each and from one source, tells crawlers where the sitemap is, and compresses the text files. Not a plugin's postBuild:
 * those run side by side, and this needs what all of them have written.
 *
 * @param directory - the built site
 */
export async function writeHostFiles(directory: string, {headers, redirects, sources, url}: Options): Promise<void> {
  const policy = createContentSecurityPolicy(await collectInlineScripts(directory), sources);
  const rules: HostRules = {
    headers: [{path: '/*', headers: {'Content-Security-Policy': policy}}, ...headers],
    redirects,
  };
  await compressFiles(directory);
  await mkdir(path.join(directory, '_host'), {recursive: true});
  const files: Record<string, string> = {
    _headers: toNetlifyHeaders(rules),
    _redirects: toNetlifyRedirects(rules, '301'),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${url}sitemap.xml\n`,
    '_host/netlify_redirects': toNetlifyRedirects(rules, '301!'),
    '_host/nginx.conf': toNginxConfig(rules),
    '_host/vercel.json': toVercelConfig(rules),
    [rulesFile]: `${JSON.stringify(rules, null, 2)}\n`,
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(path.join(directory, name), content)));
}

async function collectInlineScripts(directory: string): Promise<string[]> {
  const names = (await readdir(directory, {recursive: true})).filter((name) => name.endsWith('.html'));
  const scripts = new Set<string>();
  for (const name of names) {
    findInlineScripts(await readFile(path.join(directory, name), 'utf8')).forEach((script) => scripts.add(script));
  }
  return [...scripts];
}
