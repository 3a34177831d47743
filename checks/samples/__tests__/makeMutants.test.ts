import {assert, describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {makeMutants} from '../mutation/makeMutants';
import {missingCheck} from '../mutation/missingCheck';
import {randomNumbers} from '../../shared/randomNumbers';

const {page} = readPage(
  'docs/a.mdx',
  [
    '  ```http\n  GET /api/cities?sort=name:asc\n  ```',
    '```ts title="src/index.ts"\nexport default {register() {}};\n```',
    '```env\nDATABASE_CLIENT=sqlite\n```',
  ].join('\n\n'),
);

describe('makeMutants', () => {
  const mutants = makeMutants([page], 9, randomNumbers(3));

  it('changes one sample per copy of a page, equally many of each kind', () => {
    expect(mutants).toHaveLength(9);
    expect(new Set(mutants.map(({kind}) => kind)).size).toBe(3);
    for (const {page: copy, index, text, title} of mutants) {
      const changed = copy.samples.flatMap((sample, at) => (sample.text === page.samples[at]?.text ? [] : [at]));
      expect(changed).toEqual(title === undefined ? [index] : []);
      expect(copy.samples[index]).toMatchObject({text});
    }
    expect(new Set(mutants.map(({page: {file}}) => file)).size).toBe(9);
  });

  it('says which check is missing', () => {
    const [first] = mutants.filter(({kind}) => kind === 'http');
    assert(first);
    expect(missingCheck(first)).toBe('the page shows no response to compare');
  });

  it('counts a file for systemd among the deployment files, and no other text', () => {
    const unit = '```text title="a.service"\n[Unit]\nDescription=Strapi\n```';
    const {page: some} = readPage('docs/a.mdx', `${unit}\n\n\`\`\`text\noutput of a program\n\`\`\``);
    const kinds = makeMutants([some], 3, randomNumbers(3)).map(({kind, index}) => `${index} ${kind}`);
    expect(new Set(kinds)).toEqual(new Set(['0 deployment files']));
  });
});
