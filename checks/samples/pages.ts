import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {readPage} from './extract/readPage';
import type {Page, Problem} from './types';

/** Reads every MDX file below `root`, partials included, in the order of their names. */
export async function readPages(root: string): Promise<{pages: Page[]; problems: Problem[]}> {
  const names = (await readdir(root, {recursive: true})).filter((name) => /\.mdx?$/.test(name)).sort();
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const file = path.join(root, name);
    const result = readPage(path.relative(process.cwd(), file), await readFile(file, 'utf8'));
    pages.push(result.page);
    problems.push(...result.problems);
  }
  return {pages, problems};
}
