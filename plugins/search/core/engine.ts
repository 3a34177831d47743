import type {HeadingsFile, HeadingsPage, PassagesFile} from './indexFiles';
import type {RankedDocs, RankedPage, Ranking, SectionPlace} from './rank';
import type {SerializedIndex} from './textIndex/types';
import type {SearchHit, SearchResponse} from './types';
import {restoreAnchor} from './anchors';
import {type Familiarity, familiarityOf} from './correct';
import {placeSections} from './buildIndex';
import {KnownQuestions} from './knownQuestions';
import {MessageMatches} from './messageMatches';
import {PageWords} from './pageWords';
import {PhraseMatches} from './phraseMatches';
import {readMessages} from './messages';
import {isExactly, type Question, readQuestion} from './question';
import {excerpt, highlight} from './highlight';
import {oneLine, plainText} from './prose';
import {readable} from './query';
import {rank, toRankedPageInfo} from './rank';
import {TextIndex} from './textIndex/TextIndex';
import {setLanguage, words} from './tokenize';
import {glossaryPath} from './vocabulary';

/** Maximum number of pages, and of sections per page. */
const mostPages = 10;
const mostSections = 3;
/** Other sections are only shown if they score at least this share of the page's best one. */
const sectionThreshold = 0.45;

/** What a query finds. */
export interface SearchResults {
  ranking: Ranking;
  /** The best pages of the ranking, each with the sections to show. */
  pages: RankedPage[];
}

/** An index with its pages. It does no I/O, so it runs in a worker, in Node.js and in tests. */
export class SearchEngine {
  readonly #docs: RankedDocs;
  readonly #questions: KnownQuestions;

  /**
   * @param file - the pages, and the sections of each
   * @param serialized - an index of these sections
   * @throws TypeError if the index doesn't match these sections
   */
  constructor(
    private readonly file: HeadingsFile,
    serialized: SerializedIndex,
  ) {
    setLanguage(file.language);
    const places = placeSections(file);
    const index = new TextIndex(serialized);
    if (index.documents !== places.length) {
      throw new TypeError('The index is not one of these pages');
    }
    this.#docs = {
      index,
      places,
      pages: file.pages.map(toRankedPageInfo),
      messages: new MessageMatches(readMessages(file)),
      phrases: new PhraseMatches(index, file),
      pageWords: new PageWords(index, places, file.pages.length),
    };
    this.#questions = new KnownQuestions(index, file.questions ?? []);
  }

  /**
   * @param query - what the reader typed
   * @param isLiteral - matches exact words only, without prefixes and typos
   * @returns the best pages, each with the sections worth showing
   */
  search(query: string, isLiteral = false): SearchResults {
    const ranking = rank(this.#docs, readable(query), isLiteral);
    const known = isLiteral ? undefined : this.answers(this.read(query));
    const pages = putFirst(ranking.pages, known)
      .slice(0, mostPages)
      .map((page) => {
        const best = page.sections[0]?.score ?? 0;
        return {
          ...page,
          sections: page.sections.filter(({score}) => score >= best * sectionThreshold).slice(0, mostSections),
        };
      });
    return {ranking, pages};
  }

  /**
   * @param results - from {@link search}
   * @param passages - the text of the pages that are loaded, by page
   * @returns the flat results, with matches marked
   */
  toResponse({ranking, pages}: SearchResults, passages: ReadonlyMap<number, PassagesFile>): SearchResponse {
    const hits = pages.flatMap(({page, sections}) => {
      const info = this.file.pages[page];
      return info ? sections.map(({section}) => toHit(info, section, ranking.matched, passages.get(page))) : [];
    });
    return {hits, lacking: lackingOf(pages)};
  }

  /** @returns whether the docs have a word in any form */
  knows(word: string): boolean {
    return words(word).every(({whole}) => this.#docs.index.has(whole));
  }

  /** @returns signs of whether the docs cover a question */
  familiarity(question: string): Familiarity {
    return familiarityOf(this.#docs.index, readable(question));
  }

  /** @returns the sections that explain a message in the text, each with how much of the message the text has */
  explains(text: string): (SectionPlace & {share: number})[] {
    return [...this.#docs.messages.find(readable(text))].flatMap(([position, share]) => {
      const place = this.#docs.places[position];
      return place ? [{...place, share}] : [];
    });
  }

  /** @returns a parsed question, with which coverage by a text can be measured */
  read(question: string): Question {
    return readQuestion(this.#docs.index, readable(question));
  }

  /** @returns the glossary's section for the term that a question is about, if the question is about nothing else */
  define(question: Question): SectionPlace | undefined {
    const page = this.file.pages.findIndex(({path}) => path.endsWith(glossaryPath));
    const section =
      (this.file.pages[page]?.sections ?? []).findIndex(([, heading]) => isExactly(question, heading)) + 1;
    return section > 0 ? {page, section} : undefined;
  }

  /**
   * @returns the section that answers an everyday question, if this is one (see {@link KnownQuestions}), and doesn't ask
   *   for a definition that the glossary has
   */
  answers(question: Question): SectionPlace | undefined {
    const isDefined = question.asksForDefinition && this.define(question) !== undefined;
    const section = isDefined ? undefined : this.#questions.find(question);
    return section === undefined ? undefined : this.#docs.places[section];
  }

  /** @returns the sections that answer everyday questions similar to this one, each with how similar, from 0 to 1 */
  resembles(question: Question): (SectionPlace & {likeness: number})[] {
    return [...this.#questions.compare(question)].flatMap(([section, likeness]) => {
      const place = this.#docs.places[section];
      return place ? [{...place, likeness}] : [];
    });
  }

  /** @returns the page at a position */
  page(position: number): HeadingsPage | undefined {
    return this.file.pages[position];
  }
}

/** Puts the page first that answers an everyday question, with the section that does. */
function putFirst(pages: readonly RankedPage[], known: SectionPlace | undefined): readonly RankedPage[] {
  const found = pages.find(({page}) => page === known?.page);
  const [first] = pages;
  if (!known || !found || !first) {
    return pages;
  }
  const best = found.sections[0]?.score ?? 0;
  const section = found.sections.find(({section}) => section === known.section) ?? {
    section: known.section,
    score: best,
  };
  const sections = [{...section, score: best}, ...found.sections.filter((other) => other.section !== known.section)];
  return [{...found, score: first.score, sections}, ...pages.filter((other) => other !== found)];
}

function lackingOf(pages: readonly RankedPage[]): SearchResponse['lacking'] {
  const lacking = pages.filter(({isComplete}) => !isComplete).length;
  if (lacking === 0) {
    return 'none';
  }
  return lacking < pages.length ? 'some' : 'all';
}

/**
 * @param page - a page
 * @param section - position of a section on it; 0 is the part above the first heading
 * @returns its anchor and heading; both empty for the part above the first heading
 */
export function sectionOf({sections}: HeadingsPage, section: number): {anchor: string; heading: string} {
  const [anchor, heading] = sections[section - 1] ?? ['', ''];
  return heading === '' ? {anchor, heading} : {anchor: restoreAnchor(anchor, heading), heading};
}

function toHit(
  page: HeadingsPage,
  section: number,
  matched: ReadonlySet<string>,
  passages: PassagesFile | undefined,
): SearchHit {
  const {anchor, heading} = sectionOf(page, section);
  const text = passages?.sections[section]?.text || (section === 0 ? (passages?.description ?? '') : '');
  const content = text === '' ? null : oneLine(plainText(excerpt(text, matched)));
  return {
    hierarchy_lvl0: page.trail[page.trail.length - 1] ?? null,
    hierarchy_lvl1: page.title,
    hierarchy_lvl2: heading || null,
    url: anchor ? `${page.path}#${anchor}` : page.path,
    content,
    highlighted: {
      hierarchy_lvl1: highlight(page.title, matched),
      ...(heading ? {hierarchy_lvl2: highlight(heading, matched)} : {}),
      ...(content ? {content: highlight(content, matched)} : {}),
    },
  };
}
