import type {LoadContext} from '@docusaurus/types';
import {mkdtemp, rm, stat, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import reloadConfig from '..';

it('makes the development server reload the site when a file in config/ changes, and not before', async () => {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'reload-config-'));
  const siteConfigPath = path.join(siteDir, 'docusaurus.config.ts');
  await writeFile(siteConfigPath, '');
  const longAgo = new Date('2020-01-01');
  await utimes(siteConfigPath, longAgo, longAgo);
  const plugin = reloadConfig({siteDir, siteConfigPath} as LoadContext);

  await plugin.loadContent?.();
  expect((await stat(siteConfigPath)).mtime).toEqual(longAgo);

  // Like the development server on each change to a watched file.
  await plugin.loadContent?.();
  expect((await stat(siteConfigPath)).mtimeMs).toBeGreaterThan(longAgo.getTime());
  expect(plugin.getPathsToWatch?.()).toEqual([path.join(siteDir, 'config/**/*.{ts,json,txt}')]);
  await rm(siteDir, {recursive: true});
});
