import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {strFromU8, unzipSync} from 'fflate';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '../../../tools/listFiles';
import pluginTutorial from '..';
import {pluginFolder, readVersions} from '../readVersions';

const root = path.resolve(__dirname, '../../..');
const docs = path.join(root, 'docs');

describe('readVersions', () => {
  it('ends with the plugin that the tests build', async () => {
    const folder = path.join(root, 'samples', pluginFolder);
    const files = await Promise.all(
      listFiles(folder).map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const),
    );
    const last = (await readVersions(docs)).at(-1);
    expect(Object.fromEntries(last?.files ?? [])).toEqual(Object.fromEntries(files));
  });

  it('adds to each version, starting with one that has both halves', async () => {
    const [first, ...others] = await readVersions(docs);
    expect([...(first?.files.keys() ?? [])]).toEqual(
      expect.arrayContaining([
        'package.json',
        'server/src/index.ts',
        'admin/src/index.ts',
        'server/tsconfig.json',
        'admin/tsconfig.json',
      ]),
    );
    others.reduce((before, version) => {
      expect([...version.files.keys()], version.page).toEqual(
        expect.arrayContaining([...(before?.files.keys() ?? [])]),
      );
      expect(Object.fromEntries(version.files), version.page).not.toEqual(Object.fromEntries(before?.files ?? []));
      return version;
    }, first);
  });

  it('removes the comments that mark lines on the pages', async () => {
    for (const {files} of await readVersions(docs)) {
      expect([...files.values()].join('')).not.toContain('highlight-');
    }
  });
});

describe('the downloads', () => {
  it('are linked on their page, and where the next page begins', async () => {
    let before = 0;
    for (const {number, page} of await readVersions(docs)) {
      const links = (await readFile(path.join(docs, page), 'utf8')).match(
        /\(pathname:\/\/\/downloads\/backstage-\d+\.zip\)/g,
      );
      expect(links, page).toContain(`(pathname:///downloads/backstage-${number}.zip)`);
      if (before > 0) {
        expect(links, page).toContain(`(pathname:///downloads/backstage-${before}.zip)`);
      }
      before = number;
    }
  });

  it('contain every file, in a folder that belongs in src/plugins', async () => {
    const outDir = await mkdtemp(path.join(os.tmpdir(), 'plugin-tutorial-'));
    try {
      const plugin = pluginTutorial({siteDir: root} as LoadContext) as Required<
        Pick<Plugin, 'loadContent' | 'postBuild'>
      >;
      const content = await plugin.loadContent();
      await plugin.postBuild({content, outDir} as Props & {content: unknown; head: never; routesBuildMetadata: never});
      for (const {number, files} of await readVersions(docs)) {
        const zip = unzipSync(await readFile(path.join(outDir, 'downloads', `backstage-${number}.zip`)));
        const texts = Object.entries(zip).map(([name, bytes]) => [name.replace(/^backstage\//, ''), strFromU8(bytes)]);
        expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(files));
      }
    } finally {
      await rm(outDir, {recursive: true});
    }
  });
});
