import {findingAt} from '../findingAt';
import type {Rule} from '../types';

interface ProseRule {
  /** Matches the mistake; `$1` in `use` stands for its first capture group. */
  avoid: RegExp;
  why: string;
  /** The replacement, if there's only one correct one. */
  use?: string;
  fix?: string;
}

/**
 * Mistakes in English that are wrong wherever they occur, and the few words that STYLEGUIDE.md rules out. Don't add a
 * pattern that could match correct English even occasionally.
 */
const rules: readonly ProseRule[] = [
  // "Sign in in the browser" and "that that means" can be correct.
  {avoid: /\b((?!(?:in|on|up|that|had|is)\b)\p{L}+)\s+\1\b/giu, why: 'repeated word', use: '$1'},
  {avoid: /\b([\p{L}\p{N}]+) +([,;.])(?=\s)/gu, why: 'no space before a comma, a semicolon or a period', use: '$1$2'},
  {avoid: /(?<=\p{L})\.\.(?=\s)/gu, why: 'two periods', use: '.'},
  {avoid: /\b(?:allow|enable|permit)s? to\b/gi, why: 'allow whom?', fix: 'write "allows you to", or "you can"'},
  {avoid: /\bit's own\b/g, why: '"it\'s" is short for "it is"', use: 'its own'},
  {avoid: /\bcan not\b/g, why: 'one word', use: "can't"},
  {avoid: /\bin order to\b/g, why: '"in order" adds nothing', use: 'to'},
  {avoid: /\b(would|could|should|must) of\b/g, why: '"of" isn\'t a verb', use: '$1 have'},
  {
    avoid: /\b(more|less|rather|better|fewer|larger|smaller|later) then\b/g,
    why: '"then" is about time',
    use: '$1 than',
  },
  {
    avoid: /\b(?:TODO|FIXME|TBD|XXX)\b|\blorem ipsum\b/g,
    why: 'readers would see that this is unfinished',
    fix: 'write it, or remove the sentence',
  },
  {
    avoid: /\b(?:simply|powerful|effortless(?:ly)?|seamless(?:ly)?)\b/gi,
    why: 'it praises instead of explaining, and discourages readers who find it hard (STYLEGUIDE.md, Voice)',
    fix: 'leave it out',
  },
];

/** Finds doubled words and similar mistakes in prose. */
export const checkProse: Rule = (page) =>
  rules.flatMap(({avoid, why, use, fix}) =>
    [...page.prose.matchAll(avoid)].flatMap((match) => {
      const [found] = match;
      const end = match.index + found.length;
      // Prose has spaces in place of code, so compare with the source.
      if (page.source.slice(match.index, end) !== found || /\n\s*\n/.test(found)) {
        return [];
      }
      const right = use?.replace(/\$(\d)/g, (_, number: string) => match[Number(number)] ?? '');
      const edit = right === undefined ? undefined : {start: match.index, end, text: right};
      return [
        findingAt(page, match.index, `"${found.replace(/\s+/g, ' ')}": ${why}`, fix ?? `write ${right ?? ''}`, edit),
      ];
    }),
  );
