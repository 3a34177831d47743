import type {TextIndex} from './textIndex/TextIndex';
import {isNegative, type Question, shareOf} from './question';
import {terms} from './tokenize';

/** How similar a question has to be to a known one: small words, word forms and synonyms may differ, but no important word. */
const leastLikeness = 0.85;

interface KnownQuestion {
  /** Position of the section that answers it. */
  section: number;
  isNegative: boolean;
  /** Its terms, each with its rarity. */
  terms: ReadonlyMap<string, number>;
}

/**
 * Everyday questions, each with the section that answers it. The plainest ones, such as "How do I send an email?", consist of words
 * that hundreds of sections share, so comparing words doesn't tell which of these sections answers them.
 */
export class KnownQuestions {
  readonly #questions: readonly KnownQuestion[];

  /**
   * @param index - the index of the pages
   * @param questions - the questions, each after the position of the section that answers it
   */
  constructor(index: TextIndex, questions: readonly (readonly [section: number, text: string])[]) {
    this.#questions = questions.map(([section, text]) => ({
      section,
      isNegative: isNegative(text),
      terms: new Map(terms(text).map((term) => [term, index.rarity(index.find({term, prefix: false})[0]?.term)])),
    }));
  }

  /**
   * Compares a question with all of these.
   *
   * @returns the sections that answer them, by position, each with how similar the most similar question is, from 0 to 1
   */
  compare(question: Question): ReadonlyMap<number, number> {
    const likeness = new Map<number, number>();
    for (const known of this.#questions) {
      if (known.isNegative === question.isNegative) {
        likeness.set(known.section, Math.max(likenessOf(question, known), likeness.get(known.section) ?? 0));
      }
    }
    return likeness;
  }

  /** @returns the section that answers a question, if it's one of these in similar words */
  find(question: Question): number | undefined {
    const [best] = [...this.compare(question)].sort(([, a], [, b]) => b - a);
    return best !== undefined && best[1] >= leastLikeness ? best[0] : undefined;
  }
}

/** The harmonic mean of how much of the question the known one has, and how much of the known one the question has. */
function likenessOf(question: Question, known: KnownQuestion): number {
  const cover = new Float64Array(question.importance.length);
  let common = 0;
  let total = 0;
  for (const [term, rarity] of known.terms) {
    let most = 0;
    for (const [word, share] of question.covers.get(term) ?? []) {
      cover[word] = Math.max(cover[word] ?? 0, share);
      most = Math.max(most, share);
    }
    common += most * rarity;
    total += rarity;
  }
  const recall = shareOf(question, cover);
  const precision = total === 0 ? 0 : common / total;
  return recall === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}
