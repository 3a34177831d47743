import {describe, expect, it} from 'vitest';
import {findTestTitles} from '../findTestTitles';

describe('findTestTitles', () => {
  it('finds titles with any quotes, across lines, in describe blocks and test tables', () => {
    const source = `
      test('NAV-01 items', async () => {});
      test(
        "NAV-02 it's rendered",
        () => {},
      );
      test.describe('NAV-03 group', () => {});
      it.each([[1]])('NAV-04 row %s', () => {});
      test(\`NAV-05 \${name}\`, () => {});
    `;
    expect(findTestTitles(source)).toEqual([
      'NAV-01 items',
      "NAV-02 it's rendered",
      'NAV-03 group',
      'NAV-04 row %s',
      'NAV-05 ${name}',
    ]);
  });

  it('ignores tests that do not run', () => {
    expect(findTestTitles(`test.skip('NAV-01 items', () => {}); latest('NAV-02 x')`)).toEqual([]);
  });
});
