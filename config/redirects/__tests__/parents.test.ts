import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {redirects} from '../index';

const docs = path.resolve(__dirname, '../../../docs');

it('every folder in docs/ has a page or a redirect at its URL', () => {
  const folders = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((name) => statSync(path.join(docs, name)).isDirectory())
    .map((name) => name.split(path.sep).join('/'));
  const hasPage = (folder: string) =>
    ['.mdx', '.md', '/index.mdx', '/index.md'].some((end) => existsSync(path.join(docs, folder + end)));
  const redirected = new Set(redirects.map(({from}) => from));
  const bare = folders.filter((folder) => !hasPage(folder) && !redirected.has(`/${folder}`));
  expect(folders.length).toBeGreaterThan(20);
  expect(bare, 'Readers shorten URLs: write a page for the folder, or name one in config/redirects/parents.ts').toEqual(
    [],
  );
});
