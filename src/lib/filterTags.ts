/** A tag as the page of all tags lists it. */
export interface IndexedTag {
  label: string;
  permalink: string;
  count: number;
}

/** The tags that begin with one letter. */
export interface TagLetter<Tag extends IndexedTag> {
  letter: string;
  tags: Tag[];
}

/** A tag with the label that it's sorted by, and the text that it's found by. */
interface ReadTag<Tag extends IndexedTag> {
  tag: Tag;
  label: string;
  text: string;
}

/**
 * Sorts tags by label, ignoring case and accents. It compares characters rather than using `localeCompare`, whose first use
 * blocks a phone for 50 to 75 ms. For labels in ASCII, the order is the same.
 *
 * @param tags - in any order
 * @returns the tags, ready for {@link filterTags}
 */
export function indexTags<Tag extends IndexedTag>(tags: readonly Tag[]): ReadTag<Tag>[] {
  return tags
    .map((tag) => ({tag, label: fold(tag.label), text: normalize(`${tag.label} ${tag.permalink}`)}))
    .sort((a, b) => compare(a.label, b.label));
}

/**
 * Finds the tags whose label or URL contains every word of a query, and groups them by first letter.
 *
 * @param index - the tags, from {@link indexTags}
 * @param query - words in any order; case, accents and punctuation are ignored; empty for all tags
 * @returns letters and tags in alphabetical order; tags that don't begin with a letter come first, under `#`
 */
export function filterTags<Tag extends IndexedTag>(index: readonly ReadTag<Tag>[], query: string): TagLetter<Tag>[] {
  const words = normalize(query).split(' ').filter(Boolean);
  const letters = new Map<string, Tag[]>();
  for (const {tag, text} of index) {
    if (words.every((word) => text.includes(word))) {
      // The text begins with the label, without leading punctuation.
      const first = text.charAt(0).toUpperCase();
      const letter = /[A-Z]/.test(first) ? first : '#';
      letters.set(letter, [...(letters.get(letter) ?? []), tag]);
    }
  }
  return [...letters].sort(([a], [b]) => compare(a, b)).map(([letter, tags]) => ({letter, tags}));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function normalize(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
