import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import routes from './inventory/routes.json';
import snippets from './inventory/snippets.json';

/** Every path that the site has to have. */
export const requiredPaths: readonly string[] = [...routes.map((route) => route.path), ...snippets];

/** Minimum number of words on a page. */
const leastWords = 80;

/**
 * Finds pages of the inventory with too little text. It counts the words of the page's article, without samples, title
 * and navigation. Fragments below /snippets are short by nature.
 *
 * @param buildDir - folder of the built site
 * @returns the pages with their number of words
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
