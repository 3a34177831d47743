import type {Answer, SearchEngine} from './engine';
import type {PassagesFile} from './indexFiles';
import type {RankedPage} from './rank';
import type {DocsPlace, PagesAnswer, Passage} from './passages';
import {sectionOf} from './engine';
import {excerpt} from './highlight';
import {words} from './tokenize';

/** Characters of a passage that are quoted. */
const quoteLength = 480;
const mostPassages = 4;
/** Sections of one page that are quoted at most. */
const mostOfOnePage = 2;
const mostClosest = 3;
const shortestText = 40;
const howQuestion = /\bhow\b|\bexample\b|\bcommand\b/i;

/**
 * What a page has to score to cover a question, measured on tests/search: ledger.yml and questions.yml have to stay above,
 * off-topic.yml below. Single words are found by chance, and so are words that are taken for slips of the hand.
 */
const leastScore = 18;
const leastOfOneWord = 26;
const leastOfSlip = 44;

/**
 * Answers a question with the passages that fit it best.
 *
 * @param engine - the index of the docs
 * @param question - what the reader asked
 * @param loadText - loads the text of a page, by its position
 * @returns the passages, best first, with sample code where the question asks how; or the closest pages where the docs
 *   do not cover the question. A passage whose text could not be loaded keeps its place and lacks its text
 */
export async function answerFromPages(
  engine: SearchEngine,
  question: string,
  loadText: (page: number) => Promise<PassagesFile>,
): Promise<PagesAnswer> {
  const found = engine.search(question);
  if (!isCovered(engine, question, found)) {
    return {closest: found.pages.slice(0, mostClosest).flatMap(({page}) => placeOf(engine, page, 0))};
  }
  const quote = createQuoter(engine, question, found);
  const passages: Passage[] = [];
  // Most often the first batch suffices: a page gives one passage or two.
  for (let next = 0; passages.length < mostPassages && next < found.pages.length; next += mostPassages) {
    const batch = found.pages.slice(next, next + mostPassages);
    const texts = await Promise.all(batch.map(({page}) => loadText(page).catch(() => undefined)));
    passages.push(...batch.flatMap((page, position) => quote(page, texts[position])));
  }
  return {passages: passages.slice(0, mostPassages)};
}

/**
 * Tells questions about the product from others, which share a word with some page too.
 *
 * @param engine - the index of the docs
 * @param question - what the reader asked
 * @param found - what the index found for it
 * @returns whether the title or a heading of the best page has all of the question's words, or the page scores well by
 *   words as they are written, or by words that are clearly misspelt
 */
export function isCovered(engine: SearchEngine, question: string, found: Answer = engine.search(question)): boolean {
  const [best] = found.pages;
  if (!best) {
    return false;
  }
  const {hasForeignWord, hasSlip, hasName} = engine.familiarity(question);
  const isMisspelt = hasSlip && !hasForeignWord && best.score >= leastOfSlip;
  if (hasName || isMisspelt) {
    return true;
  }
  const literal = engine.search(question, !isBeginning(question)).pages.find(({page}) => page === best.page);
  const least = found.ranking.weights.length === 1 ? leastOfOneWord : leastScore;
  return literal !== undefined && (literal.isNamed || literal.score >= least);
}

/** Something that is still being typed, not a question. */
function isBeginning(question: string): boolean {
  return /[\p{L}\p{N}]$/u.test(question) && words(question).length <= 2;
}

/** @returns a function that quotes a page: the sections that were found, or where they are if there is no text */
function createQuoter(
  engine: SearchEngine,
  question: string,
  {ranking, pages}: Answer,
): (page: RankedPage, text: PassagesFile | undefined) => Passage[] {
  const asksHow = howQuestion.test(question);
  return ({page, sections}, text) => {
    const quoted = sections.slice(0, mostOfOnePage);
    const samples = quoted.map(({section}) => (asksHow ? text?.sections[section]?.samples[0] : undefined));
    if (asksHow && page === pages[0]?.page && quoted[0]?.section === 0 && !samples.some(Boolean)) {
      // A page begins with prose: where the best page itself is meant, its first sample is the one to begin with.
      samples[0] = text?.sections.flatMap((section) => section.samples)[0];
    }
    return quoted.flatMap(({section}, position): Passage[] => {
      const places = placeOf(engine, page, section);
      if (!text) {
        return places;
      }
      const body = text.sections[section]?.text ?? '';
      const quote = body.length < shortestText && section === 0 ? `${text.description} ${body}`.trim() : body;
      const sample = samples[position];
      if (quote === '' && !sample) {
        return [];
      }
      return places.map((place) => ({...place, text: excerpt(quote, ranking.matched, quoteLength), sample}));
    });
  };
}

/** @returns where a section is; nothing if the index does not know its page */
function placeOf(engine: SearchEngine, page: number, section: number): DocsPlace[] {
  const info = engine.page(page);
  if (!info) {
    return [];
  }
  const {anchor, heading} = sectionOf(info, section);
  return [
    {
      title: heading || info.title,
      place: heading ? info.title : (info.trail[info.trail.length - 1] ?? ''),
      url: anchor ? `${info.path}#${anchor}` : info.path,
    },
  ];
}
