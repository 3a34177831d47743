/** A message that readers paste or paraphrase, such as the heading of a Troubleshooting entry. */
export interface Message {
  /** The section of the index that explains it. */
  section: number;
  text: string;
}

/** Minimum number of word pairs in a message, so that "Not Found" alone doesn't match. A repeated value counts as one. */
const fewestPairs = 2;
/** The share of a message's word pairs, weighted by rarity, that a query has to have. */
const leastShare = 0.6;
/** Factor for a message with a value that the query repeats: "Cannot find module 'pg'" rather than "Cannot find module 'react'". */
const sameValueGain = 1.25;
/** Variable parts: quoted values, paths, URLs, and ids such as `plugin::x`. The docs have "…" in place of other values. */
const variable = /(?<![\p{L}\p{N}])(?:"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`)|\S*(?:::|\/)\S*|(?<![\p{L}\p{N}])\d\S*/gu;

/**
 * Finds the messages that a query quotes. Messages are matched by word bigrams, stop words included, because the words of
 * "could not find" mean little by themselves but a lot in that order. Variable parts break bigrams, so they don't hurt. They
 * only help if the query has the same value as the message.
 */
export class MessageMatches {
  /** For each pair, the messages that have it. */
  readonly #byPair = new Map<string, number[]>();
  /** For each message, the sum of its pairs, weighted by rarity. */
  readonly #totals: Float64Array;
  readonly #values: readonly ReadonlySet<string>[];

  constructor(private readonly messages: readonly Message[]) {
    const pairsOf = messages.map(({text}) => pairs(text));
    pairsOf.forEach((found, message) => {
      for (const pair of found) {
        this.#byPair.set(pair, [...(this.#byPair.get(pair) ?? []), message]);
      }
    });
    this.#totals = Float64Array.from(pairsOf, (found) => [...found].reduce((sum, pair) => sum + this.#rarity(pair), 0));
    this.#values = messages.map(({text}) => values(text));
  }

  /**
   * @param query - what the reader typed or pasted
   * @returns for each section that explains a message of the query, how much of the message the query has, up to 1,
   *   or more if the query also has one of its values
   */
  find(query: string): Map<number, number> {
    const asked = pairs(query);
    const sums = new Map<number, number>();
    const counts = new Map<number, number>();
    for (const pair of asked) {
      for (const message of this.#byPair.get(pair) ?? []) {
        sums.set(message, (sums.get(message) ?? 0) + this.#rarity(pair));
        counts.set(message, (counts.get(message) ?? 0) + 1);
      }
    }
    const found = new Map<number, number>();
    const askedValues = values(query);
    for (const [message, sum] of sums) {
      const share = sum / (this.#totals[message] ?? 1);
      const section = this.messages[message]?.section ?? 0;
      const hasValue = [...(this.#values[message] ?? [])].some((value) => askedValues.has(value));
      if ((counts.get(message) ?? 0) + Number(hasValue) >= fewestPairs && share >= leastShare) {
        found.set(section, Math.max(share * (hasValue ? sameValueGain : 1), found.get(section) ?? 0));
      }
    }
    return found;
  }

  #rarity(pair: string): number {
    return Math.log(1 + this.messages.length / (this.#byPair.get(pair)?.length ?? this.messages.length));
  }
}

function pairs(text: string): Set<string> {
  const fixed = text.toLowerCase().replace(variable, ' … ');
  const found = new Set<string>();
  for (const part of fixed.split('…')) {
    const words = part.match(/[\p{L}\p{N}$_.]*[\p{L}\p{N}]/gu) ?? [];
    words.slice(1).forEach((word, position) => found.add(`${words[position] ?? ''} ${word}`));
  }
  return found;
}

/** @returns the variable parts of a text that are names, not numbers, without quotation marks */
function values(text: string): Set<string> {
  const found = text.toLowerCase().match(variable) ?? [];
  const names = found.filter((value) => /\p{L}/u.test(value));
  return new Set(names.map((value) => value.replaceAll(/["'“”`]/g, '')));
}
