import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {excerpt, highlight} from '../highlight';

describe('excerpt', () => {
  const filler = 'nothing to see here '.repeat(20);

  it('shows the part with the most distinct matches', () => {
    const text = `docker docker docker ${filler} run docker with compose ${filler}`;
    const shown = excerpt(text, new Set(['docker', 'compos']));
    expect(shown).toContain('docker with compose');
    expect(shown).toMatch(/^… .* …$/);
  });

  it('shows the beginning if nothing matches, and short texts in full', () => {
    expect(excerpt(`First ${filler}`, new Set(['docker']))).toMatch(/^First .* …$/);
    expect(excerpt('Short text', new Set(['docker']))).toBe('Short text');
  });

  it('never exceeds its length by much', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('docker', 'run', 'a', 'x'.repeat(90)), {maxLength: 200}), (words) => {
        expect(excerpt(words.join(' '), new Set(['docker', 'run'])).length).toBeLessThan(140 + 2 * 92);
      }),
    );
  });

  it('starts and ends between words', () => {
    const words = Array.from({length: 200}, (_, position) => (position === 100 ? 'docker' : `word${position}`));
    for (let length = 40; length < 60; length += 1) {
      const shown = excerpt(words.join(' '), new Set(['docker']), length).split(' ');
      expect(shown).toContain('docker');
      expect(shown.filter((word) => word !== '…' && !words.includes(word))).toEqual([]);
    }
  });

  it('never cuts code', () => {
    const code = '`strapi transfer --from x`';
    for (let before = 0; before < 60; before += 1) {
      const text = `${'a '.repeat(before)}${code} ${'b '.repeat(60)}docker ${code} ${filler}`;
      const shown = excerpt(text, new Set(['docker']), 60);
      expect(shown.replaceAll(code, '')).not.toContain('`');
      expect(shown).toContain('docker');
    }
  });
});

describe('highlight', () => {
  it('marks words by their stem and preserves the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme'}), (before, after) => {
        const text = `${before} filters ${after}`;
        const segments = highlight(text, new Set(['filter']));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.some(({marked}) => marked)).toBe(true);
      }),
    );
  });

  it('marks a name from code by one of its parts', () => {
    expect(highlight('Set autoMigrate to true', new Set(['migrat']))).toEqual([
      {text: 'Set ', marked: false},
      {text: 'autoMigrate', marked: true},
      {text: ' to true', marked: false},
    ]);
  });
});
