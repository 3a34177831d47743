/** A tag as the index lists it. */
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

/** Much faster than `localeCompare`, which looks up the rules of the language for each two labels. */
const collator = new Intl.Collator('en', {sensitivity: 'base'});

/**
 * Narrows the tags to those whose label or address contains every word of a query, and groups them by first letter.
 *
 * @param tags - in any order
 * @param query - words in any order; case, accents and punctuation are ignored; empty for all tags
 * @returns letters and tags in alphabetical order; tags that begin with no letter stand under `#`, first
 */
export function filterTags<Tag extends IndexedTag>(tags: readonly Tag[], query: string): TagLetter<Tag>[] {
  const words = normalize(query).split(' ').filter(Boolean);
  const letters = new Map<string, Tag[]>();
  for (const tag of [...tags].sort((a, b) => collator.compare(a.label, b.label))) {
    const text = normalize(`${tag.label} ${tag.permalink}`);
    if (words.every((word) => text.includes(word))) {
      const first = normalize(tag.label).charAt(0).toUpperCase();
      const letter = /[A-Z]/.test(first) ? first : '#';
      letters.set(letter, [...(letters.get(letter) ?? []), tag]);
    }
  }
  return [...letters].sort(([a], [b]) => collator.compare(a, b)).map(([letter, group]) => ({letter, tags: group}));
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
