import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {BuiltSite, builtSiteOf, type BuiltPage} from '../builtSite';
import {DiskCache} from '../diskCache';

const page = (body: string): string => `<!doctype html><html><body><div id=__docusaurus>${body}</div></body></html>`;
const files = {
  'index.html': page('<h1>Home</h1><a href=/cms/intro>Intro</a>'),
  '404.html': page('<h1>Not found</h1>'),
  'cms/intro.html': page(
    '<h2 id=part>Part</h2><p id="a&amp;b">Text</p><a class=x href="/b?c&amp;d#e">One</a><a href=/>Two</a><a href=/>Again</a>',
  ),
  'tags/index.html': page('<h1 id=tags>Tags</h1>'),
  'grüße.html': page(''),
  'old.html': '<!doctype html><title>This page has moved</title><h2 id=__docusaurus-no>No</h2>',
  'assets/a.js': '',
};
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'built-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(directory, name)), {recursive: true});
    await writeFile(path.join(directory, name), text);
  }
});
afterEach(() => rm(directory, {recursive: true}));

describe('BuiltSite', () => {
  it('knows each page by one path, and treats nothing else as a page', () => {
    const site = new BuiltSite(directory);
    expect(site.paths).toEqual(['/', '/cms/intro', '/grüße', '/tags']);
    expect(['/', '/tags', '/gr%C3%BC%C3%9Fe', '/grüße'].filter((one) => !site.has(one))).toEqual([]);
    const others = [
      '/404',
      '/old',
      '/cms',
      '/cms/intro/',
      '/cms/intro.html',
      '/tags/index',
      '/assets/a.js',
      '/%E0%A4%A',
    ];
    expect(others.filter((one) => site.has(one))).toEqual([]);
    expect(site.fileOf('/tags')).toBe('tags/index.html');
    expect(new BuiltSite(directory, '/docs/').paths).toEqual([
      '/docs/',
      '/docs/cms/intro',
      '/docs/grüße',
      '/docs/tags',
    ]);
  });

  it('reads ids, headings and links as browsers do', () => {
    const site = new BuiltSite(directory);
    expect(site.page('/cms/intro')).toEqual({
      path: '/cms/intro',
      ids: new Set(['__docusaurus', 'part', 'a&b']),
      headingIds: ['part'],
      links: ['/b?c&d#e', '/'],
    });
    expect(site.page('/old')).toBeUndefined();
  });

  it('parses each page only once, even for concurrent readers', async () => {
    const site = new BuiltSite(directory);
    const [all, some] = await Promise.all([
      site.read(site.paths, (one, document) => ({one, $: document()})),
      site.read(['/tags', '/nowhere', '/'], (one, document) => ({one, $: document()})),
    ]);
    expect(all.map(({one}) => one.path)).toEqual(site.paths);
    expect(some).toEqual([all[0], all[3]]);
    expect(some[0]?.$).toBe(all[0]?.$);
    expect(site.page('/tags')).toBe(some[1]?.one);
  });

  it('caches what it read until the page, its path, or what else determines the result changes', async () => {
    const cache = new DiskCache(path.join(directory, 'cache'));
    const parsed: string[] = [];
    const titles = (version?: string): Promise<(string | undefined)[]> =>
      new BuiltSite(directory, '/', cache).read(
        ['/', '/cms/intro', '/tags'],
        ({path: pathname}, document) => {
          parsed.push(pathname);
          return document()('h1').html() ?? undefined;
        },
        version,
      );
    const first = ['Home', undefined, 'Tags'];
    expect(await titles('1')).toEqual(first);
    expect(await titles('1')).toEqual(first);
    expect(parsed.splice(0)).toEqual(['/', '/cms/intro', '/tags']);

    await writeFile(path.join(directory, 'tags/index.html'), page('<h1>Topics</h1>'));
    await writeFile(path.join(directory, 'cms/intro.html'), files['index.html']);
    expect(await titles('1')).toEqual(['Home', 'Home', 'Topics']);
    expect(parsed.splice(0)).toEqual(['/cms/intro', '/tags']);

    expect(await titles('2')).toEqual(['Home', 'Home', 'Topics']);
    expect(await titles()).toEqual(['Home', 'Home', 'Topics']);
    expect(parsed).toHaveLength(6);
  });

  it('knows the same ids, headings and links of a cached page', async () => {
    const cache = new DiskCache(path.join(directory, 'cache'));
    const read = async (): Promise<BuiltPage[]> =>
      new BuiltSite(directory, '/', cache).read(['/cms/intro'], (one) => one);
    expect([await read(), await read()]).toEqual([
      [new BuiltSite(directory).page('/cms/intro')],
      [new BuiltSite(directory).page('/cms/intro')],
    ]);
  });

  it('is the same for all plugins of a build', () => {
    const props = {siteConfig: {}, siteDir: directory, outDir: directory, baseUrl: '/'};
    expect(builtSiteOf(props)).toBe(builtSiteOf({...props}));
    expect(builtSiteOf(props)).not.toBe(builtSiteOf({...props, siteConfig: {}}));
  });

  it('says what to do if there is no built site', () => {
    expect(() => new BuiltSite(path.join(directory, 'assets')).paths).toThrow(/npm run build/);
  });
});
