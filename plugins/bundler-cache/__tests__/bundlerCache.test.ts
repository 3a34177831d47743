import type {LoadContext} from '@docusaurus/types';
import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi, type MockInstance} from 'vitest';
import bundlerCachePlugin from '..';

let siteDir: string;
let exit: () => void;
let warn: MockInstance;
const load = () => bundlerCachePlugin({siteDir} as LoadContext);
const hasCache = () => existsSync(path.join(siteDir, 'node_modules/.cache/rspack'));

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'bundler-cache-'));
  mkdirSync(path.join(siteDir, 'node_modules/.cache/rspack'), {recursive: true});
  vi.stubEnv('NODE_ENV', 'production');
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(process, 'once').mockImplementation((_event, listener) => {
    exit = listener as () => void;
    return process;
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(siteDir, {recursive: true});
});

it('keeps the cache if the last build has ended', () => {
  load();
  exit();
  load();
  expect(hasCache()).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it('deletes the cache and says so if the last build was interrupted, but only once', () => {
  load();
  load();
  expect(hasCache()).toBe(false);
  exit();
  mkdirSync(path.join(siteDir, 'node_modules/.cache/rspack'));
  load();
  expect(hasCache()).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});

it('leaves the development server alone', () => {
  vi.stubEnv('NODE_ENV', 'development');
  load();
  expect(existsSync(path.join(siteDir, '.cache'))).toBe(false);
});
