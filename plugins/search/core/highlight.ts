import type {Segment} from './types';
import type {Word} from './tokenize';
import {codeAround} from './prose';
import {words} from './tokenize';

/** A word is cut if it goes on for this many characters. */
const longestCut = 40;

/**
 * Marks the words of a text that are among the matched terms.
 *
 * @param text - text as shown
 * @param matched - terms of the index that matched
 * @returns the text in segments; joined, they're the original text
 */
export function highlight(text: string, matched: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const word of words(text)) {
    if (!isMatch(word, matched)) {
      continue;
    }
    if (word.start > end) {
      segments.push({text: text.slice(end, word.start), marked: false});
    }
    segments.push({text: text.slice(word.start, word.end), marked: true});
    end = word.end;
  }
  if (end < text.length) {
    segments.push({text: text.slice(end), marked: false});
  }
  return segments;
}

/**
 * The part of a text with the most matches. It starts and ends between words, and never inside code.
 *
 * @param text - text of a section, with its code marked (see prose.ts)
 * @param matched - terms of the index that matched
 * @param length - desired length in characters, exceeded by at most one word or piece of code at each end
 * @returns the part, with `…` where it was cut; the beginning of the text if nothing matches
 */
export function excerpt(text: string, matched: ReadonlySet<string>, length = 140): string {
  if (text.length <= length) {
    return text;
  }
  const lead = Math.floor(length / 4);
  const hits = words(text).filter((word) => isMatch(word, matched));
  const best = densest(hits, length - lead);
  const start = best && best.start > lead ? betweenWords(text, best.start - lead, best.start) : 0;
  const end = betweenWords(text, start + length, start + length + longestCut);
  const from = codeAround(text, start)?.[0] ?? start;
  const to = codeAround(text, end)?.[1] ?? end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}

/** @returns the word from which a window of this length has the most distinct matches */
function densest(hits: readonly Word[], length: number): Word | undefined {
  const inside = new Map<string, number>();
  let best: Word | undefined;
  let most = 0;
  let end = 0;
  for (const first of hits) {
    for (let last = hits[end]; last && last.end <= first.start + length; last = hits[end]) {
      inside.set(last.whole, (inside.get(last.whole) ?? 0) + 1);
      end += 1;
    }
    if (inside.size > most) {
      most = inside.size;
      best = first;
    }
    const left = (inside.get(first.whole) ?? 0) - 1;
    if (left > 0) {
      inside.set(first.whole, left);
    } else {
      inside.delete(first.whole);
    }
  }
  return best;
}

function isMatch(word: Word, matched: ReadonlySet<string>): boolean {
  return matched.has(word.whole) || word.parts.some((part) => matched.has(part));
}

/** @returns the first position in the range where a word starts or the text ends; else the start of the range, inside a word */
function betweenWords(text: string, start: number, end: number): number {
  const space = text.slice(start, end).search(/\s/);
  if (space !== -1) {
    return start + space + 1;
  }
  return end > text.length ? text.length : start;
}
