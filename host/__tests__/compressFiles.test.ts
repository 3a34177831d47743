import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync} from 'node:zlib';
import {expect, it, onTestFinished} from 'vitest';
import {compressFiles} from '../compressFiles';

/** Text of so many different words. */
const words = (count: number): string =>
  Array.from({length: count}, (_, index) => ((index + 1) * 2_654_435_761).toString(36)).join(' ');

const withQuality = (text: string, quality: number): Buffer =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}});

it('compresses what costs readers most best, and leaves out what fits into a packet', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'compress-'));
  onTestFinished(() => rm(directory, {recursive: true}));
  const files = [
    {name: 'page.html', text: words(600), quality: 10},
    {name: 'long.html', text: words(6_000), quality: 11},
    {name: 'tags/a.html', text: words(600), quality: 5},
    {name: 'page.md', text: words(600), quality: 5},
    {name: 'assets/js/1.js', text: words(601), quality: 10},
    {name: 'assets/js/2.js', text: words(6_001), quality: 11},
    {name: 'assets/js/main.js', text: words(602), quality: 11},
  ];
  for (const {name, text} of [...files, {name: 'short.html', text: 'Short.'}]) {
    await mkdir(path.dirname(path.join(directory, name)), {recursive: true});
    await writeFile(path.join(directory, name), text);
  }
  // The second time, pages and scripts come from the cache.
  for (let round = 0; round < 2; round += 1) {
    await compressFiles(directory);
    for (const {name, text, quality} of files) {
      const brotli = await readFile(path.join(directory, `${name}.br`));
      expect(brotli.equals(withQuality(text, quality)), name).toBe(true);
      expect(String(brotliDecompressSync(brotli))).toBe(text);
      expect(String(gunzipSync(await readFile(path.join(directory, `${name}.gz`))))).toBe(text);
    }
  }
  await expect(readFile(path.join(directory, 'short.html.br'))).rejects.toThrow('ENOENT');
});
