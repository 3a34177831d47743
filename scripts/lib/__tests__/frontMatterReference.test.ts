import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {frontMatterReference} from '../frontMatterReference';

it('CONTRIBUTING.md has the front matter reference that is generated from the schema', () => {
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`${frontMatterReference()}\n`);
});

it('every key has a description', () => {
  expect(frontMatterReference()).not.toMatch(/\| {2}\|/);
});
