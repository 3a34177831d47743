import type {Segment} from './types';
import type {Word} from './tokenize';
import {codeAround} from './prose';
import {words} from './tokenize';

/** Number of texts whose words are cached. */
const mostKept = 400;
const kept = new Map<string, Word[]>();

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
  const hits = wordsOf(text).filter((word) => isMatch(word, matched));
  const best = densest(hits, length);
  const start = best ? wordStart(text, Math.max(0, best.start - length / 4)) : 0;
  const end = wordStart(text, Math.min(text.length, start + length));
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

/** Caches words, because the same texts are excerpted again and again while a reader types. */
function wordsOf(text: string): Word[] {
  const known = kept.get(text);
  if (known) {
    return known;
  }
  if (kept.size >= mostKept) {
    kept.clear();
  }
  const found = words(text);
  kept.set(text, found);
  return found;
}

/** @returns the position, or the end of the word that it's in */
function wordStart(text: string, position: number): number {
  const rounded = Math.floor(position);
  if (rounded === 0 || rounded >= text.length) {
    return Math.min(rounded, text.length);
  }
  const next = text.indexOf(' ', rounded);
  return next === -1 || next - rounded > 40 ? rounded : next + 1;
}

/**
 * Parses text in which a search service wrapped matches in `<mark>` and `</mark>`. Everything else, including other markup, is text.
 *
 * @param marked - for example a `_formatted` field of Meilisearch
 * @returns the segments; an unclosed mark marks the rest
 */
export function readMarks(marked: string): Segment[] {
  const segments: Segment[] = [];
  let isMarked = false;
  for (const piece of marked.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') {
      isMarked = piece === '<mark>';
    } else if (piece !== '') {
      segments.push({text: piece, marked: isMarked});
    }
  }
  return segments;
}
