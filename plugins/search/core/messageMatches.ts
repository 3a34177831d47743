/** A message that readers paste or paraphrase, such as the heading of a Troubleshooting entry. */
export interface Message {
  /** The section of the index that explains it. */
  section: number;
  text: string;
}

/** Minimum number of word pairs in a message, so that "Not Found" alone doesn't match. */
const fewestPairs = 2;
/** The share of a message's word pairs, weighted by rarity, that a query has to have. */
const leastShare = 0.6;
/** Variable parts: quoted values, paths, URLs, and ids such as `plugin::x`. The docs have "…" in place of other values. */
const variable = /(?<![\p{L}\p{N}])(?:"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`)|\S*(?:::|\/)\S*|(?<![\p{L}\p{N}])\d\S*/gu;

/**
 * Finds the messages that a query quotes. Messages are matched by word bigrams, stop words included, because the words of
 * "could not find" mean little by themselves but a lot in that order. Variable parts break bigrams, so they neither help
 * nor hurt.
 */
export class MessageMatches {
  /** For each pair, the messages that have it. */
  readonly #byPair = new Map<string, number[]>();
  /** For each message, the sum of its pairs, weighted by rarity. */
  readonly #totals: Float64Array;

  constructor(private readonly messages: readonly Message[]) {
    const pairsOf = messages.map(({text}) => pairs(text));
    pairsOf.forEach((found, message) => {
      for (const pair of found) {
        this.#byPair.set(pair, [...(this.#byPair.get(pair) ?? []), message]);
      }
    });
    this.#totals = Float64Array.from(pairsOf, (found) => [...found].reduce((sum, pair) => sum + this.#rarity(pair), 0));
  }

  /**
   * @param query - what the reader typed or pasted
   * @returns for each section that explains a message of the query, how much of the message the query has, up to 1
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
    for (const [message, sum] of sums) {
      const share = sum / (this.#totals[message] ?? 1);
      const section = this.messages[message]?.section ?? 0;
      if ((counts.get(message) ?? 0) >= fewestPairs && share >= leastShare) {
        found.set(section, Math.max(share, found.get(section) ?? 0));
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
