import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {watchFolder} from '../watchFolder';

let folder: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'watched-'));
});

afterEach(async () => {
  await stop();
  await rm(folder, {recursive: true});
});

const write = (name: string): Promise<void> => writeFile(path.join(folder, name), 'text');

it('reports written files with the extension, and no others', async () => {
  await write('old.mdx');
  const told: string[] = [];
  stop = await watchFolder(
    folder,
    '.mdx',
    async (files) => void told.push(...files.map((file) => path.basename(file))),
  );
  await write('new.mdx');
  await write('old.mdx');
  await write('picture.svg');
  await vi.waitFor(() => expect(told.sort()).toEqual(['new.mdx', 'old.mdx']), 20_000);
});

it('collects changes during a call, and ends when the last call is over', async () => {
  const calls: string[][] = [];
  const goOn: Array<() => void> = [];
  stop = await watchFolder(folder, '.mdx', (files) => {
    calls.push(files.map((file) => path.basename(file)));
    return new Promise((resolve) => goOn.push(resolve));
  });
  await write('a.mdx');
  await vi.waitFor(() => expect(calls).toEqual([['a.mdx']]), 20_000);
  await write('b.mdx');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await write('c.mdx');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(calls).toHaveLength(1);
  goOn.shift()?.();
  await vi.waitFor(() => expect(calls.slice(1).map((files) => files.sort())).toEqual([['b.mdx', 'c.mdx']]), 20_000);
  let isOver = false;
  const ended = stop().then(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isOver).toBe(false);
  goOn.shift()?.();
  await ended;
  stop = () => Promise.resolve();
});
