import {describe, expect, it} from 'vitest';
import {readPage} from '../readPage';

const page = (text: string) => readPage('a.mdx', text);

describe('readPage', () => {
  it.each([
    ['a language nobody checks', '```cobol\nA\n```', /no check supports the language "cobol"/],
    ['a fence without a language', '```\nA\n```', /no language/],
    ['code that goes nowhere', '```ts\na\n```', /where its code goes/],
    ['JSON that is nothing', '```json\n{}\n```', /what it is/],
    ['an opt-out without a reason', '```cobol no-check\nA\n```', /needs a reason/],
    ['an opt-out with an empty reason', '```cobol no-check=""\nA\n```', /needs a reason/],
  ])('rejects %s', (_, text, message) => {
    expect(page(text).problems).toEqual([expect.objectContaining({line: 1, message: expect.stringMatching(message)})]);
  });

  it('counts an opt-out with its reason', () => {
    const result = page('```cobol no-check="calls a third party"\nA\n```');
    expect(result.problems).toEqual([]);
    expect(result.page.optedOut).toMatchObject([{reason: 'calls a third party'}]);
  });

  it('drops lines that a sample shows as removed, and keeps line numbers', () => {
    const [sample] = page(
      '```ts title="src/a.ts"\na\n// deleted-next-line\nb\n  // deleted-start\n  c\n  d\n  // deleted-end\ne\n```',
    ).page.samples;
    expect(sample?.text).toBe('a\n\n\n\n\n\n\ne');
  });
});
