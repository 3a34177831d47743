import type {TextIndex} from './textIndex/TextIndex';
import {correct} from './correct';
import {parseQuery} from './query';
import {terms, words} from './tokenize';
import {areas} from './vocabulary';

/** What a question asks for, which determines the part of a page that answers it. */
export type QuestionKind = 'how' | 'what' | 'fact' | 'error' | 'other';

/** A parsed question, with which coverage by a text can be measured. */
export interface Question {
  kind: QuestionKind;
  /** Whether a number answers it. */
  wantsNumber: boolean;
  /** Whether it asks for a quantity, so that only a passage with a number answers it. */
  wantsQuantity: boolean;
  /** Whether a duration answers it. */
  wantsDuration: boolean;
  /** Whether it asks for a list, as in "Which databases can I use?". */
  asksForList: boolean;
  /** Whether it's about doing without something, so that headings with "without" answer it. */
  isNegative: boolean;
  /** Whether it asks for requirements or supported versions. */
  asksRequirement: boolean;
  /** Parts of the docs that it's probably not about (see `areas` in vocabulary.ts). */
  otherAreas: ReadonlySet<string>;
  isAboutChange: boolean;
  /** Whether it asks what a term means, as in "What is a component?". */
  asksForDefinition: boolean;
  /** The weight of each word by rarity; words that aren't on any page weigh most. */
  importance: readonly number[];
  /** The same without verbs such as "add": a page that lacks these may still be about the question. */
  subject: readonly number[];
  /** For each term of the index that matches a word: the word's position, and how much of it the term covers. */
  covers: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

const kindPatterns: readonly (readonly [QuestionKind, RegExp])[] = [
  ['what', /\bhow do(es)? .* works?\b/i],
  [
    'error',
    /\berror\b|\bcannot\b|\bcan['’]?t\b|could not|\bcouldn['’]?t\b|\bfail(ed|s)?\b|\bnot found\b|\binvalid\b|:\s|\.$/i,
  ],
  ['error', /\bE[A-Z]{5,}\b/],
  [
    'fact',
    /\bwhich\b|\bhow (many|much|long|old|big|large|often)\b|\b(default|maximum|minimum|limit|version|versions|plan|free|price|cost|port)\b|^(is|are|does|do|can)\b/i,
  ],
  ['how', /\bhow\b|\bexample\b|\bcommand\b/i],
  ['what', /^\s*(what|why|when|who)\b/i],
];

/** How much a word counts if only a synonym matches. */
const synonymShare = 0.7;
const fullShare = 0.85;
/** How much less a line has to cover of words that are in its heading. */
const contextShare = 0.7;
/** Verbs count more here, because they distinguish sections of a page. */
const leastWeight = 0.4;
/** The status of a response says most about what failed. People describe the rest in their own words. */
const statusCode = /^[45]\d\d$/;
const statusWeight = 2;

/**
 * @param index - the index of the docs
 * @param asked - what the reader asked
 */
export function readQuestion(index: TextIndex, asked: string): Question {
  // A question is complete, so its last word isn't a prefix.
  const {text} = correct(index, `${asked} `);
  const parsed = parseQuery(`${text} `);
  const covers = new Map<string, Map<number, number>>();
  const rarity = new Float64Array(parsed.words.length).fill(index.rarity(undefined));
  for (const queryTerm of parsed.terms) {
    for (const {term, weight} of index.find({...queryTerm, prefix: false})) {
      const ofTerm = covers.get(index.term(term)) ?? new Map<number, number>();
      for (const [word, share] of queryTerm.covers) {
        const isSynonym = share < 1 && share >= fullShare;
        ofTerm.set(word, Math.max(ofTerm.get(word) ?? 0, isSynonym ? synonymShare : share * weight));
        rarity[word] = Math.min(rarity[word] ?? 0, share === 1 ? index.rarity(term) : Infinity);
      }
      covers.set(index.term(term), ofTerm);
    }
  }
  for (const [term, ofTerm] of covers) {
    // A word of the question isn't also a synonym of another one: next to "SMTP", "email" only stands for itself.
    if (Math.max(...ofTerm.values()) === 1) {
      covers.set(term, new Map([...ofTerm].filter(([, share]) => share === 1)));
    }
  }
  const weights = parsed.weights.map((weight, word) =>
    statusCode.test(parsed.words[word] ?? '') ? weight * statusWeight : weight,
  );
  const importance = weights.map((weight, word) => Math.max(weight, leastWeight) * (rarity[word] ?? 0));
  return {
    kind: kindPatterns.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'other',
    wantsNumber:
      /\bhow (many|much|long|old|big|large|often)\b|\b(default|maximum|minimum|limit|versions?|port)\b/i.test(asked),
    wantsQuantity: /\bhow (many|much)\b/i.test(asked),
    wantsDuration: /\bhow long\b/i.test(asked),
    asksForList: /^(which|what) (?!is |does |was |has )(\w+ )?(?!is |does |was |has )\w+s\b/i.test(asked),
    isNegative: isNegative(asked),
    asksRequirement: /\b(versions?|requirements?|prerequisites?|supported|supports?|which databases?)\b/i.test(asked),
    otherAreas: readOtherAreas(asked),
    isAboutChange:
      /\bupgrad|\bmigrat|\bv4\b|\bstrapi 4\b|\b(removed|replaces?|replaced|happened|changed|deprecated)\b/i.test(asked),
    asksForDefinition: /^\s*what('s| is| are| does .* mean)\b/i.test(asked),
    importance,
    subject: weights.map((weight, word) => weight * (rarity[word] ?? 0)),
    covers,
  };
}

/** @returns whether a question is about doing without something, or about something that doesn't work */
export function isNegative(asked: string): boolean {
  return /\bwithout\b|\bno\b|\bnot\b|n['’]t\b|\b(are|ca|could|did|do|does|had|has|have|is|should|was|were|wo|would)nt\b/i.test(
    asked,
  );
}

function readOtherAreas(asked: string): Set<string> {
  const used = new Set(words(asked).map(({spelling}) => spelling));
  const others = Object.entries(areas).filter(([, names]) => !names.some((name) => used.has(name)));
  return new Set(others.map(([area]) => area));
}

/** How much of each word of a question a text covers, up to 1. */
export type Cover = Float64Array;

/** @returns what a text covers of a question */
export function coverOf({importance, covers}: Question, text: string): Cover {
  const cover = new Float64Array(importance.length);
  for (const term of terms(text)) {
    for (const [word, share] of covers.get(term) ?? []) {
      cover[word] = Math.max(cover[word] ?? 0, share);
    }
  }
  return cover;
}

/** @returns what several texts cover together: each covers a share, by its weight, of what the previous ones don't */
export function addCovers(weighted: readonly (readonly [Cover, number])[], words: number): Cover {
  const sum = new Float64Array(words);
  for (const [cover, weight] of weighted) {
    cover.forEach((share, word) => {
      sum[word] = 1 - (1 - (sum[word] ?? 0)) * (1 - share * weight);
    });
  }
  return sum;
}

/** @returns the share of the question that is covered, weighted by the importance of its words */
export function shareOf({importance}: Pick<Question, 'importance'>, cover: Cover): number {
  const most = importance.reduce((sum, word) => sum + word, 0);
  const covered = importance.reduce((sum, word, position) => sum + word * (cover[position] ?? 0), 0);
  return most === 0 ? 0 : covered / most;
}

/** @returns whether a text has all words that the question is about and, except for the product's name, no others */
export function isExactly(question: Question, text: string): boolean {
  const nameless = text.replace(/\bStrapi\b/g, '');
  return (
    shareOf({importance: question.subject}, coverOf(question, text)) === 1 && precisionOf(question, nameless) === 1
  );
}

/** @returns the question with a lower weight for what's already covered */
export function withoutCovered(question: Question, cover: Cover): Question {
  const importance = question.importance.map((word, position) => word * (1 - contextShare * (cover[position] ?? 0)));
  return {...question, importance};
}

/** @returns the share of a text's words that are in the question */
export function precisionOf({covers}: Question, text: string): number {
  const found = terms(text);
  return found.length === 0 ? 0 : found.filter((term) => covers.has(term)).length / found.length;
}
