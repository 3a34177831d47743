import {describe, expect, it} from 'vitest';
import {extractFences} from '../extract/extractFences';
import {readPage} from '../extract/readPage';

const page = (text: string) => readPage('a.mdx', text);

describe('extractFences', () => {
  it('finds fences in lists and components, with line, language, words and text', () => {
    const fences = extractFences(
      'a.mdx',
      '# A\n\n- b\n\n  ```ts title="src/a b.ts" {1,3} run\n  const a = 1;\n\n    b();\n  ```\n',
    );
    expect(fences).toMatchObject([{line: 5, endLine: 9, indent: '  ', lang: 'ts', text: 'const a = 1;\n\n  b();'}]);
    expect(fences[0]?.meta).toEqual({flags: new Set(['run']), values: {title: 'src/a b.ts'}});
  });

  it('takes a fence inside a longer fence as text', () => {
    expect(extractFences('a.mdx', '````mdx\n```http\nGET /\n```\n````\n')).toMatchObject([{lang: 'mdx', endLine: 5}]);
  });

  it('does not take inline code that starts a line for a fence', () => {
    expect(extractFences('a.mdx', '```a``` and text\n')).toEqual([]);
  });
});

describe('readPage', () => {
  it.each([
    ['a language nobody checks', '```cobol\nA\n```', /no check knows the language "cobol"/],
    ['a fence without a language', '```\nA\n```', /without a language/],
    ['code that goes nowhere', '```ts\na\n```', /where its code goes/],
    ['JSON that is nothing', '```json\n{}\n```', /what it is/],
    ['an opt-out without a reason', '```cobol no-check\nA\n```', /without a reason/],
    ['an opt-out with an empty reason', '```cobol no-check=""\nA\n```', /without a reason/],
  ])('rejects %s', (_, text, message) => {
    expect(page(text).problems).toEqual([expect.objectContaining({line: 1, message: expect.stringMatching(message)})]);
  });

  it('counts an opt-out with its reason', () => {
    const result = page('```cobol no-check="calls a third party"\nA\n```');
    expect(result.problems).toEqual([]);
    expect(result.page.optedOut).toMatchObject([{reason: 'calls a third party'}]);
  });
});
