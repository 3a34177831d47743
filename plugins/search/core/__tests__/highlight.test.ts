import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {excerpt, highlight} from '../highlight';
import {terms} from '../tokenize';

describe('excerpt', () => {
  const filler = 'nothing to see here '.repeat(20);

  it('shows the part with the most distinct matches', () => {
    const text = `docker docker docker ${filler} run docker with compose ${filler}`;
    const shown = excerpt(text, new Set(['docker', 'compos']));
    expect(shown).toContain('docker with compose');
    expect(shown).toMatch(/^… .* …$/);
  });

  it('shows at least as many distinct matches as follow any match within the length', () => {
    const term = fc.constantFrom('docker', 'compose', 'volume', 'port');
    const word = fc.oneof({arbitrary: term, weight: 1}, {arbitrary: fc.constant('other'), weight: 3});
    const distinct = (part: string): number => new Set(part.match(/\b(?:docker|compose|volume|port)\b/g)).size;
    fc.assert(
      fc.property(fc.array(word, {minLength: 20, maxLength: 80}), (words) => {
        const text = words.join(' ');
        const shown = distinct(excerpt(text, new Set(['docker', 'compos', 'volum', 'port']), 60));
        for (const {index} of text.matchAll(/[dcvp]\w+/g)) {
          expect(shown).toBeGreaterThanOrEqual(distinct(text.slice(index, index + 45)));
        }
      }),
    );
  });

  it('shows the first of several equally good parts', () => {
    const shown = excerpt(`${filler}first docker ${filler}second docker ${filler}`, new Set(['docker']));
    expect(shown).toContain('first docker');
  });

  it('shows the beginning if nothing matches or the match is near it, and short texts in full', () => {
    expect(excerpt(`First ${filler}`, new Set(['docker']))).toMatch(/^First .* …$/);
    expect(excerpt(`First use docker ${filler}`, new Set(['docker']))).toMatch(/^First .* …$/);
    const short = 'A short text is shown in full, even if it ends with docker';
    expect(excerpt(short, new Set(['docker']))).toBe(short);
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

  it('shows the last word in full if the part ends in it', () => {
    for (let length = 40; length < 55; length += 1) {
      expect(excerpt(`${filler}docker needs a longer configuration`, new Set(['docker']), length)).toMatch(
        / configuration$/,
      );
    }
  });

  it('starts and ends at line breaks as well as at spaces', () => {
    const lines = Array.from({length: 40}, (_, position) => (position === 20 ? 'docker' : `line${position}`));
    const shown = excerpt(lines.join('\n'), new Set(['docker']), 60);
    expect(shown).toMatch(/^… line\d+\n.*\nline\d+ …$/s);
    expect(
      shown
        .slice(2, -2)
        .split('\n')
        .filter((line) => !lines.includes(line)),
    ).toEqual([]);
  });

  it('shows a match after a long run of characters without spaces', () => {
    const text = `${filler}/${'x/'.repeat(30)}docker ${filler}`;
    expect(excerpt(text, new Set(['docker']))).toContain('docker');
  });

  it('never cuts code', () => {
    const code = '`strapi transfer --from x`';
    for (let distance = 0; distance < 40; distance += 1) {
      const text = `${filler}${code} ${'a '.repeat(distance)}docker ${'b '.repeat(distance)}${code} ${filler}`;
      const shown = excerpt(text, new Set(['docker']), 60);
      expect(shown.replaceAll(code, '')).not.toContain('`');
      expect(shown).toContain('docker');
    }
  });
});

describe('highlight', () => {
  it('SEARCH-10 preserves any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.array(fc.string()), (text, matched) => {
        const segments = highlight(text, new Set([...matched, ...terms(text).slice(0, 2)]));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });

  it('marks words by their stem and preserves the text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme'}), (before, after) => {
        const text = `${before && `${before} `}filters${after && ` ${after}`}`;
        const segments = highlight(text, new Set(['filter']));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.some(({marked}) => marked)).toBe(true);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
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
