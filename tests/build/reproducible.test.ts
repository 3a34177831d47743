import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFixtureSite} from '../support/fixtureSite';

it('BUILD-04 two builds of the same sources are byte-identical, in different folders, with and without a cache', async () => {
  const warm = {name: 'same-bytes', cache: true, again: true, expectFailure: false};
  const [{dir, siteDir}, cold] = await Promise.all([
    buildFixtureSite(warm),
    buildFixtureSite({name: 'same-bytes-in-a-folder-with-a-longer-name', again: true, expectFailure: false}),
  ]);
  expect(existsSync(path.join(siteDir, 'node_modules/.cache/rspack'))).toBe(true);
  await buildFixtureSite(warm);
  const files = hashFiles(cold.dir);
  expect(Object.keys(files).length).toBeGreaterThan(50);
  expect(hashFiles(dir)).toEqual(files);
});

function hashFiles(dir: string): Record<string, string> {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort();
  return Object.fromEntries(
    files
      .filter((file) => statSync(path.join(dir, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(dir, file)))
          .digest('hex'),
      ]),
  );
}
