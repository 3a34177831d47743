import type {PageRecord} from './types';
import {oneLine, plainText} from './prose';
import {stopWords, symbols, synonyms, kindWeights, phrases} from './vocabulary';

/** One section as a hosted search service stores it. */
export interface SearchDocument {
  id: string;
  hierarchy_lvl0: string | null;
  hierarchy_lvl1: string;
  hierarchy_lvl2: string | null;
  url: string;
  /** The text on one line, followed by the phrases that readers type, because the modal doesn't search other fields. */
  content: string;
  /** Code of the section, only searched if a deployment adds it to the searchable attributes. */
  code: string;
  /** Phrases that readers type to find the section (or page, in the first one), for deployments that search them separately. */
  keywords: string[];
  /** Tie-breaker among equally good matches, higher first. */
  weight: number;
}

/**
 * @param pages - the records of the built site
 * @param origin - origin of the published site, with which URLs begin
 * @param createId - derives an id of letters and digits from a URL, deterministically
 */
export function toDocuments(
  pages: readonly PageRecord[],
  origin: string,
  createId: (url: string) => string,
): SearchDocument[] {
  return pages.flatMap(({path, title, kind, trail, description, keywords, sections}) =>
    sections.map(({anchor, heading, text, samples, asked = []}, position) => {
      const typed = [...(position === 0 ? keywords : []), ...asked];
      const url = `${origin}${path}${anchor ? `#${anchor}` : ''}`;
      return {
        id: createId(url),
        hierarchy_lvl0: trail[trail.length - 1] ?? null,
        hierarchy_lvl1: title,
        hierarchy_lvl2: heading || null,
        url,
        content: oneLine(plainText(`${position === 0 ? `${description} ` : ''}${text}\n${sought(typed)}`.trim())),
        code: samples.map(({code}) => code).join('\n'),
        keywords: typed,
        weight: Math.round(kindWeights[kind] * 100) + (position === 0 ? 10 : 0),
      };
    }),
  );
}

/** Comes last in the text, so that it counts least and is rarely part of an excerpt. */
function sought(keywords: readonly string[]): string {
  return keywords.length > 0 ? `Also searched for as: ${keywords.join(', ')}.` : '';
}

/** The settings of a Meilisearch index, with the same vocabulary as the embedded index. */
export const meilisearchSettings = {
  searchableAttributes: ['hierarchy_lvl1', 'hierarchy_lvl2', 'content', 'hierarchy_lvl0', 'keywords', 'code'],
  displayedAttributes: ['hierarchy_lvl0', 'hierarchy_lvl1', 'hierarchy_lvl2', 'url', 'content'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'weight:desc', 'sort', 'exactness'],
  stopWords: [...stopWords],
  nonSeparatorTokens: symbols.filter((symbol) => symbol !== '/' && symbol !== ':'),
  synonyms: toSynonymMap(),
};

function toSynonymMap(): Record<string, string[]> {
  const groups = synonyms.flatMap((group) =>
    group.map((word) => [word, group.filter((other) => other !== word)] as const),
  );
  const map = new Map<string, Set<string>>();
  for (const [word, others] of [...groups, ...Object.entries(phrases)]) {
    const known = map.get(word) ?? new Set();
    others.forEach((other) => known.add(other));
    map.set(word, known);
  }
  return Object.fromEntries([...map].map(([word, others]) => [word, [...others]]));
}
