import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {markCode, oneLine, plainText, readProse} from '../prose';

const code = fc.stringMatching(/^[a-z`$.() ]*[a-z$.()][a-z`$.() ]*$/).map((text) => text.trim());

describe('readProse', () => {
  it('returns code as it was marked, between other words', () => {
    fc.assert(
      fc.property(code, code, (first, second) => {
        expect(readProse(`Use ${markCode(first)} or ${markCode(second)}.`)).toEqual([
          {text: 'Use ', isCode: false},
          {text: first, isCode: true},
          {text: ' or ', isCode: false},
          {text: second, isCode: true},
          {text: '.', isCode: false},
        ]);
      }),
    );
  });

  it('reads any text, and keeps an unpaired backtick', () => {
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom('`', 'a', ' ', '\n')}), (text) => {
        expect(plainText(text).replaceAll('`', '').replaceAll(' ', '')).toBe(
          text.replaceAll('`', '').replaceAll(' ', ''),
        );
      }),
    );
    expect(readProse('a ` b')).toEqual([{text: 'a ` b', isCode: false}]);
    expect(readProse('``a``')).toEqual([{text: 'a', isCode: true}]);
  });
});

describe('oneLine', () => {
  it('separates blocks', () => {
    expect(oneLine('Plan: every plan\nRole: editor.\nA field of a component\n\n… rest')).toBe(
      'Plan: every plan; Role: editor. A field of a component; … rest',
    );
  });
});
