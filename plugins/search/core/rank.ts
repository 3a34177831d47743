import type {MessageMatches} from './messageMatches';
import type {PageWords} from './pageWords';
import type {PhraseMatches} from './phraseMatches';
import type {ParsedQuery, QueryTerm} from './query';
import type {SimilarWord, TextIndex} from './textIndex/TextIndex';
import type {PageKind} from './types';
import {correct} from './correct';
import {Coverages} from './coverage';
import {Matches} from './matches';
import {parseQuery} from './query';
import {terms} from './tokenize';
import {kindWeights} from './vocabulary';

/** The page of a section, and the section's position on it. */
export interface SectionPlace {
  page: number;
  section: number;
}

export interface RankedSection {
  /** Position of the section on its page; 0 is the part above the first heading. */
  section: number;
  score: number;
}

export interface RankedPage {
  page: number;
  score: number;
  /** Whether it has all words of the query. */
  isComplete: boolean;
  /** Whether its title or one of its headings has all of them, because long pages have many words by chance. */
  isNamed: boolean;
  /** Best section first. */
  sections: RankedSection[];
}

export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that matched, for highlighting. */
  matched: ReadonlySet<string>;
  /** How much each word of the query counts, up to 1. */
  weights: readonly number[];
}

/** Data about a page that ranking needs in addition to the index. */
export interface RankedPageInfo {
  kind: PageKind;
  /** The terms of the title, in order, separated by spaces. */
  title: string;
  /** The terms of the last part of the URL, in the same form. */
  slug: string;
}

/** A page that covers less than this share of the query's words doesn't match. */
const leastCoverage = 0.25;
/** Number of significant words from which a query counts as a sentence. */
const sentenceWords = 4;
/** The share of the best full match's score that a page needs if it lacks some words of a sentence. */
const partialThreshold = 0.3;
const restWeight = 0.1;
const coveragePower = 2.5;
/** How much of a word its parts cover if the index has the whole compound. */
const partCover = 0.6;
const exactTitleWeight = 1.6;
const exactSlugWeight = 2;
/** For a title with other words around it, as in "Sentry plugin not working". */
const includedTitleWeight = 1.5;
/** Bonus of a page whose message the query fully quotes, as a share of the best page's score by words alone. */
const messageGain = 1.2;
/** Bonus of a page with a title, heading or keyword equal to the query, as a share of its score. */
const phraseGain = 1.25;
/** Phrases with a lower similarity are about something else. */
const leastLikeness = 0.5;
const likenessPower = 0.6;
/** Penalty for a page that isn't about the query's words at all, as a share of its score (see PageWords). */
const aboutLoss = 0.6;

/** The docs, prepared for ranking. Sections are numbered as in `places`. */
export interface RankedDocs {
  index: TextIndex;
  /** Page and position of each section. */
  places: readonly SectionPlace[];
  pages: readonly RankedPageInfo[];
  messages: Pick<MessageMatches, 'find'>;
  phrases: Pick<PhraseMatches, 'find'>;
  pageWords: Pick<PageWords, 'find'>;
}

/** @returns the data about a page that ranking needs */
export function toRankedPageInfo(page: {kind: PageKind; title: string; path: string}): RankedPageInfo {
  const found = terms(page.title);
  const slug = terms(page.path.replace(/^.*\//, '').replaceAll('-', ' '));
  return {kind: page.kind, title: found.join(' '), slug: slug.join(' ')};
}

/**
 * Ranks pages. Every word may match anywhere on a page. A page's score is that of its best section plus a tenth of the others,
 * times the share of the query that it covers to the power of 2.5. {@link dropPartialMatches} handles pages that lack some words.
 *
 * @param docs - the docs
 * @param query - what the reader typed
 * @param isLiteral - matches exact words only, without prefixes and typos
 * @returns pages, best first
 */
export function rank(docs: RankedDocs, query: string, isLiteral = false): Ranking {
  const {index, places, pages} = docs;
  const {text, others} = isLiteral ? {text: query, others: new Map<string, SimilarWord[]>()} : correct(index, query);
  const read = parseQuery(text);
  const parsed = preferCompounds(index, isLiteral ? withoutGuesses(read) : withOthers(read, others));
  const matches = new Matches(index, parsed);
  const coverages = new Coverages(parsed);
  const typedTerms = terms(text);
  const typed = typedTerms.join(' ');
  const scored = [...collect(matches, coverages, places)].flatMap(([page, found]) => {
    const info = pages[page];
    const coverage = coverages.of(found.queryTerms);
    if (!info || coverage.share < leastCoverage) {
      return [];
    }
    const score =
      scoreOf(found.sections) * coverage.share ** coveragePower * kindWeights[info.kind] * titleWeight(info, typed);
    const {sections, isNamed} = found;
    return [{page, score, sections, isComplete: coverage.isComplete, isNamed}];
  });
  const named = preferPhrases(scored, places, docs.phrases.find(parsed));
  const about = preferAbout(named, docs.pageWords.find(typedTerms));
  const explaining = preferMessages(about, places, docs.messages.find(query));
  return {
    pages: dropPartialMatches(explaining, parsed.words.length).sort((a, b) => b.score - a.score || a.page - b.page),
    matched: matches.terms,
    weights: parsed.weights,
  };
}

/** Raises pages with a phrase similar to the query, in proportion to the similarity. */
function preferPhrases(
  pages: readonly RankedPage[],
  places: readonly SectionPlace[],
  found: ReadonlyMap<number, number>,
): RankedPage[] {
  const byPage = new Map<number, number>();
  for (const [position, likeness] of found) {
    const page = places[position]?.page ?? -1;
    byPage.set(page, Math.max(likeness, byPage.get(page) ?? 0));
  }
  return pages.map((page) => {
    const likeness = Math.max(0, (byPage.get(page.page) ?? 0) - leastLikeness) / (1 - leastLikeness);
    return {...page, score: page.score * (1 + phraseGain * likeness ** likenessPower)};
  });
}

/** Lowers pages that are less about the query's words than others. The best one keeps its score. */
function preferAbout(pages: readonly RankedPage[], shares: ArrayLike<number>): RankedPage[] {
  return pages.map((page) => ({...page, score: page.score * (1 - aboutLoss * (1 - (shares[page.page] ?? 1)))}));
}

/** Puts pages first that explain a message in the query, with the section that does. */
function preferMessages(
  pages: readonly RankedPage[],
  places: readonly SectionPlace[],
  found: ReadonlyMap<number, number>,
): RankedPage[] {
  const best = Math.max(0, ...pages.map(({score}) => score));
  const byPage = new Map<number, Map<number, number>>();
  for (const [position, share] of found) {
    const place = places[position];
    if (place) {
      byPage.set(place.page, (byPage.get(place.page) ?? new Map<number, number>()).set(place.section, share));
    }
  }
  return pages.map((page) => {
    const shares = byPage.get(page.page);
    if (!shares) {
      return page;
    }
    const bestSection = page.sections[0]?.score ?? 0;
    const sections = page.sections
      .map(({section, score}) => ({section, score: score + bestSection * messageGain * (shares.get(section) ?? 0)}))
      .sort((a, b) => b.score - a.score);
    const gain = best * messageGain * Math.max(...shares.values());
    return {...page, sections, score: page.score + gain, isComplete: true};
  });
}

/**
 * Drops partial matches if there are pages with all words. A page may have all words of a sentence by chance, so for
 * sentences, partial matches that score well are kept.
 */
function dropPartialMatches(pages: readonly RankedPage[], words: number): RankedPage[] {
  const best = Math.max(0, ...pages.filter(({isComplete}) => isComplete).map(({score}) => score));
  const least = words < sentenceWords && best > 0 ? Infinity : best * partialThreshold;
  return pages.filter(({isComplete, score}) => isComplete || score > least);
}

function withoutGuesses(parsed: ParsedQuery): ParsedQuery {
  return {...parsed, terms: parsed.terms.map((term) => ({...term, prefix: false}))};
}

/** Also looks up the alternative corrections of a misspelled word. */
function withOthers(parsed: ParsedQuery, others: ReadonlyMap<string, readonly SimilarWord[]>): ParsedQuery {
  const added = parsed.terms.flatMap((queryTerm) =>
    (others.get(queryTerm.spelling ?? '') ?? []).map(({term, weight}) => ({
      ...queryTerm,
      term,
      spelling: undefined,
      boost: queryTerm.boost * weight,
      prefix: false,
    })),
  );
  const known = new Set(parsed.terms.map(({term}) => term));
  return {...parsed, terms: [...parsed.terms, ...added.filter(({term}) => !known.has(term))]};
}

/** If `$startsWith` itself is in the index, the reader hardly means `start`, so a page with only the parts isn't complete. */
function preferCompounds(index: TextIndex, query: ParsedQuery): ParsedQuery {
  return {...query, terms: query.terms.map((term) => (isPart(index, term, query) ? withPartCover(term) : term))};
}

/** Whether the index has the compound that a term is part of. */
function isPart(index: TextIndex, {partOf}: QueryTerm, {terms}: ParsedQuery): boolean {
  return (
    partOf !== undefined &&
    !isHyphenated(partOf) &&
    (index.has(partOf) || (index.hasBeginning(partOf) && terms.some((other) => other.term === partOf && other.prefix)))
  );
}

/** In prose, `content-type` and `content type` are the same, unlike the parts of other compounds. */
function isHyphenated(term: string): boolean {
  return /^[\p{L}\p{N}-]+$/u.test(term);
}

function withPartCover(term: QueryTerm): QueryTerm {
  return {...term, covers: new Map([...term.covers].map(([position, share]) => [position, share * partCover]))};
}

interface Found {
  /** Best first. */
  sections: RankedSection[];
  /** Query terms that are found on the page, one bit each. */
  queryTerms: Uint32Array;
  isNamed: boolean;
}

function collect(matches: Matches, coverages: Coverages, places: readonly SectionPlace[]): Map<number, Found> {
  const byPage = new Map<number, Found>();
  for (const position of matches.sections) {
    const place = places[position];
    if (!place) {
      continue;
    }
    const queryTerms = matches.anywhere.of(position);
    const found = byPage.get(place.page) ?? {
      sections: [],
      queryTerms: new Uint32Array(queryTerms.length),
      isNamed: false,
    };
    addTo(found.queryTerms, queryTerms);
    const name = coverages.of((place.section === 0 ? matches.titles : matches.headings).of(position));
    // URL, tags, breadcrumbs and keywords of a page apply to all its sections.
    const {share} = coverages.of(queryTerms, matches.parents.of(position - place.section));
    found.isNamed ||= name.isComplete;
    found.sections.push({section: place.section, score: (matches.scores[position] ?? 0) * share});
    byPage.set(place.page, found);
  }
  for (const {sections} of byPage.values()) {
    sections.sort((a, b) => b.score - a.score || a.section - b.section);
  }
  return byPage;
}

function addTo(set: Uint32Array, added: Uint32Array): void {
  added.forEach((bits, at) => {
    set[at] = (set[at] ?? 0) | bits;
  });
}

function scoreOf(sections: readonly RankedSection[]): number {
  const sum = sections.reduce((total, {score}) => total + score, 0);
  const best = sections[0]?.score ?? 0;
  return best + restWeight * (sum - best);
}

function titleWeight({title, slug}: RankedPageInfo, typed: string): number {
  if (title === typed) {
    return exactTitleWeight;
  }
  if (slug === typed) {
    return exactSlugWeight;
  }
  // A title of one word, such as "Status", is often only part of what a query is about.
  return title.includes(' ') && ` ${typed} `.includes(` ${title} `) ? includedTitleWeight : 1;
}
