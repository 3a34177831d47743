import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {popularPages} from '../popularPages';

it.each(popularPages)('$title is a page', ({url}) => {
  expect(existsSync(path.resolve(__dirname, `../../../docs${url}.mdx`))).toBe(true);
});
