import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../tools/listFiles';
import {createContentSecurityPolicy} from './contentSecurityPolicy';
import {findInlineScripts} from './inlineScripts';
import {toNetlifyHeaders, toNetlifyRedirects} from './netlify';
import {toNginxConfig} from './nginx';
import {toVercelConfig} from './vercel';
import {compressFiles} from './compressFiles';
import type {AllowedSources, HostRules} from './types';

/** Path of the rules in a built site, which `npm run serve` follows. */
export const rulesFile = '_host/rules.json';

interface Options extends HostRules {
  /** Other origins that pages may use. */
  sources: AllowedSources;
  /** URL of the site, with a trailing slash. */
  url: string;
}

/**
 * Writes the host configuration of a built site (headers, redirects, Content-Security-Policy) in the format of each
 * kind of host, tells crawlers where the sitemap is, and compresses the text files. It isn't a plugin's postBuild,
 * because those run in parallel and this needs the output of all of them.
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
  const names = listFiles(directory).filter((name) => name.endsWith('.html'));
  const scripts = new Set<string>();
  for (const name of names) {
    findInlineScripts(await readFile(path.join(directory, name), 'utf8')).forEach((script) => scripts.add(script));
  }
  return [...scripts];
}
