import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {version as prettierVersion} from 'prettier';
import ts from 'typescript';
import {Cache, toolVersions} from '../cache';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'samples-cache-'));
});

afterEach(() => rm(directory, {recursive: true}));

it('knows what passed, for as long as nothing that decides it changes', async () => {
  const cache = await Cache.open(directory);
  const key = cache.keyOf('run', 'a.mdx', 'text');
  expect(await cache.passed(key)).toBe(false);
  await cache.keep(key);
  const later = await Cache.open(directory);
  expect(await later.passed(later.keyOf('run', 'a.mdx', 'text'))).toBe(true);
  expect(await later.passed(later.keyOf('run', 'a.mdx', 'other text'))).toBe(false);
  expect(await later.passed(later.keyOf('modules', 'a.mdx', 'text'))).toBe(false);
});

it('forgets what passed under another compiler or formatter', async () => {
  const versions = await toolVersions();
  expect(versions).toContain(`typescript@${ts.version}`);
  expect(versions).toContain(`prettier@${prettierVersion}`);
  expect(versions).toContain(`node@${process.version}`);
  const [same, updated] = await Promise.all([
    Cache.open(directory, versions),
    Cache.open(directory, versions.replace(ts.version, '99.0.0')),
  ]);
  const current = await Cache.open(directory);
  expect(same.keyOf('types', 'a')).toBe(current.keyOf('types', 'a'));
  expect(updated.keyOf('types', 'a')).not.toBe(current.keyOf('types', 'a'));
});
