import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildFixtureSite} from '../support/fixtureSite';

it('BUILD-04 two builds of the same sources give the same bytes', async () => {
  const site = {name: 'same-bytes', expectFailure: false};
  const {dir} = await buildFixtureSite(site);
  const first = hashFiles(dir);
  expect(Object.keys(first).length).toBeGreaterThan(50);
  await buildFixtureSite({...site, again: true});
  expect(hashFiles(dir)).toEqual(first);
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
