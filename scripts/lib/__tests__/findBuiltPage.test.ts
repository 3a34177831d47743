import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findBuiltPage} from '../findBuiltPage';

const page = '<!doctype html><html><body><div id=__docusaurus></div></body></html>';
let site: string;

beforeEach(async () => {
  site = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  await mkdir(path.join(site, 'tags'));
  for (const file of ['index.html', '404.html', 'intro.html', 'tags/index.html']) {
    await writeFile(path.join(site, file), page);
  }
});

afterEach(() => rm(site, {recursive: true}));

it('returns the file of a page', () => {
  expect(['/', '/intro', '/tags'].map((one) => path.relative(site, findBuiltPage(site, one)))).toEqual([
    'index.html',
    'intro.html',
    path.join('tags', 'index.html'),
  ]);
});

it('rejects a page that the site lacks, and a folder without a site', () => {
  expect(() => findBuiltPage(site, '/cms/nope')).toThrow(`--page /cms/nope: there's no such page in ${site}.`);
  expect(() => findBuiltPage(path.join(site, 'tags', 'none'), '/')).toThrow(/^No built site in .*npm run build/);
});
