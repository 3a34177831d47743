import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import routes from './inventory/routes.json';
import snippets from './inventory/snippets.json';

/** Every address that the site has to have. */
export const requiredPaths: readonly string[] = [...routes.map((route) => route.path), ...snippets];

/** Least words of prose that make a page. */
const leastWords = 80;

/**
 * Pages of the inventory that say too little to be pages. Prose is what stands in the page's article apart from samples,
 * title and navigation; fragments below /snippets are short by nature.
 *
 * @param buildDir - folder of the built site
 * @returns each with its number of words
 */
export function thinPages(buildDir: string): {route: string; words: number}[] {
  return routes
    .map(({path: route}) => ({route, file: path.join(buildDir, route === '/' ? 'index.html' : `${route}.html`)}))
    .filter(({route}) => !route.startsWith('/snippets/'))
    .map(({route, file}) => ({route, words: countProse(readFileSync(file, 'utf8'))}))
    .filter(({words}) => words < leastWords);
}

function countProse(html: string): number {
  const $ = load(html);
  const article = $('article').first();
  const prose = (article.length > 0 ? article : $('main')).clone();
  prose.find('header, nav, footer, pre').remove();
  prose.find('*').append(' ');
  return (prose.text().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
}
