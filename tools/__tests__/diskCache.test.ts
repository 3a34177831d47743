import {mkdtemp, readFile, readdir, rm, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {DiskCache, keyOf} from '../diskCache';

let directory: string;
let cache: DiskCache;

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'cache-'));
  cache = new DiskCache(path.join(directory, 'entries'));
});
afterEach(() => rm(directory, {recursive: true}));

describe('DiskCache', () => {
  it('returns what was cached, only under its key', () => {
    expect(cache.has(keyOf('a'))).toBe(false);
    cache.keep(keyOf('a'));
    expect(cache.has(keyOf('a'))).toBe(true);
    expect(cache.has(keyOf('b'))).toBe(false);
  });

  it('computes a value once', async () => {
    let made = 0;
    const make = () => ({made: (made += 1)});
    await expect(cache.remember('key', make)).resolves.toEqual({made: 1});
    await expect(cache.remember('key', make)).resolves.toEqual({made: 1});
    await expect(cache.remember('other', make)).resolves.toEqual({made: 2});
  });

  it('creates a folder once, and keeps none that failed', async () => {
    const fail = cache.rememberFolder('key', async (folder) => {
      await writeFile(path.join(folder, 'half'), '');
      throw new Error('no');
    });
    await expect(fail).rejects.toThrow('no');
    expect(cache.folder('key')).toBeUndefined();
    expect(await readdir(path.join(directory, 'entries'))).toEqual([]);
    const folder = await cache.rememberFolder('key', (draft) => writeFile(path.join(draft, 'file'), 'text'));
    expect(cache.folder('key')).toBe(folder);
    await cache.rememberFolder('key', () => Promise.reject(new Error('made again')));
    expect(await readFile(path.join(folder, 'file'), 'utf8')).toBe('text');
  });

  it('uses the folder of another process that was faster', async () => {
    const slow = cache.rememberFolder('key', async (draft) => {
      await cache.rememberFolder('key', (other) => writeFile(path.join(other, 'file'), 'first'));
      await writeFile(path.join(draft, 'file'), 'second');
    });
    expect(await readFile(path.join(await slow, 'file'), 'utf8')).toBe('first');
    expect(await readdir(path.join(directory, 'entries'))).toEqual(['key']);
  });

  it('makes a value again that a power failure cut off', async () => {
    await cache.remember('key', () => ({text: 'whole'}));
    await writeFile(path.join(directory, 'entries/key'), '{"te');
    await expect(cache.remember('key', () => ({text: 'again'}))).resolves.toEqual({text: 'again'});
    await expect(cache.remember('key', () => ({text: 'more'}))).resolves.toEqual({text: 'again'});
  });
});

describe('the entries of a DiskCache', () => {
  const names = () => readdir(path.join(directory, 'entries'));
  const age = async (name: string, days: number): Promise<void> => {
    const time = new Date(Date.now() - days * 86_400_000);
    await utimes(path.join(directory, name), time, time);
  };
  /** What the next process does on another day. */
  const keepAnother = async (key: string): Promise<void> => {
    await age('entries.pruned', 1.1);
    new DiskCache(path.join(directory, 'entries')).keep(key);
  };

  it('are removed when nothing used them for 30 days', async () => {
    ['old', 'used', 'asked', 'young'].forEach((key) => cache.keep(key));
    await cache.remember('read', () => 1);
    await cache.rememberFolder('folder', (draft) => writeFile(path.join(draft, 'file'), ''));
    await cache.rememberFolder('old-folder', (draft) => writeFile(path.join(draft, 'file'), ''));
    await writeFile(path.join(directory, 'entries/draft-of-a-stopped-process'), '');
    for (const name of (await names()).filter((one) => one !== 'young')) {
      await age(`entries/${name}`, 31);
    }
    await age('entries/young', 29);
    cache.has('asked');
    cache.keep('used');
    await cache.remember('read', () => Promise.reject(new Error('made again')));
    cache.folder('folder');
    await keepAnother('new');
    expect((await names()).sort()).toEqual(['asked', 'folder', 'new', 'read', 'used', 'young']);
  });

  it('are looked through once a day', async () => {
    cache.keep('old');
    await age('entries/old', 31);
    new DiskCache(path.join(directory, 'entries')).keep('same-day');
    expect(await names()).toContain('old');
    await keepAnother('next-day');
    expect(await names()).not.toContain('old');
  });
});

describe('keyOf', () => {
  it('differs if the parts differ, wherever they are split', () => {
    expect(keyOf('a', 'bc')).not.toBe(keyOf('ab', 'c'));
    expect(keyOf('a', 'bc')).toBe(keyOf('a', 'bc'));
  });
});
