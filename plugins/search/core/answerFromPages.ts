import type {SearchEngine, SearchResults} from './engine';
import type {HeadingsPage, PassagesFile} from './indexFiles';
import type {DocsPlace, PagesAnswer} from './passages';
import {parentsOf} from './buildIndex';
import {sectionOf} from './engine';
import {plainText} from './prose';
import type {RankedPage, SectionPlace} from './rank';
import {
  addCovers,
  type Cover,
  coverOf,
  isExactly,
  precisionOf,
  type Question,
  shareOf,
  withoutCovered,
} from './question';
import {mostWords} from './query';
import {bestLine, quoteSection, type Quote} from './quote';
import {isStopWord, words} from './tokenize';

/** Number of pages whose sections are compared. */
const mostPages = 8;
const mostSeeAlso = 2;
const mostClosest = 3;
/** If the text above the first heading has fewer characters, the page's description is quoted with it. */
const shortestText = 40;

/**
 * The score from which a page covers a question, tuned on tests/search: queries of ledger.yml have to score higher, those
 * of off-topic.yml lower. Single words and corrected typos need more, because they match by chance.
 */
const leastScore = 18;
const leastOfOneWord = 26;
const leastOfSlip = 44;

/** How much a word counts, by the field of the section that has it. */
const fieldShares = {
  heading: 0.75,
  title: 0.5,
  place: 0.35,
  text: [0.35, 0.45],
  factText: [0.5, 0.25],
  code: 0.5,
} as const;
const namedBonus = 0.5;
/** Penalty for headings with "without", or about upgrades, if the question isn't about that. */
const otherwise = 0.7;
/** Penalty for pages in a part of the docs that the question is probably not about. */
const elsewhere = 0.75;
/** Changelogs rank lower (see `kindWeights`), so they get a bonus if the question is about a change. */
const changeBonus = 1.5;
/** Penalty for changelogs if the question is what something is: they mention it, but rarely explain it. */
const changeInsteadOfWhat = 0.6;
const lateness = 0.008;
const latest = 12;
/** How much more a section scores if it answers the same everyday question. Questions that are less alike than this don’t count. */
const likenessBonus = 1.6;
const leastAlike = 0.4;
const coverPower = 2;
const pagePower = 0.5;
/** The share of a question's important words that a section has to cover. */
const leastCover = 0.55;
/** How much the whole page contributes to that share. */
const pageCoverShare = 0.4;

/** A section that may answer the question. */
interface Candidate {
  page: number;
  section: number;
  share: number;
  score: number;
}

/**
 * Answers a question with the one passage that fits it best.
 *
 * @param engine - the index of the docs
 * @param text - what the reader asked, possibly after some context
 * @param loadText - loads the text of a page, by its position
 * @returns the passage, with a sample if the question asks how, and at most two other places; or the closest pages
 *   if the docs don't cover the question. If a passage's text couldn't be loaded, only its place is returned
 */
export async function answerFromPages(
  engine: SearchEngine,
  text: string,
  loadText: (page: number) => Promise<PassagesFile>,
): Promise<PagesAnswer> {
  const asked = withoutContext(text);
  const found = engine.search(asked);
  const question = engine.read(asked);
  const known = engine.answers(question);
  const definition = question.asksForDefinition ? engine.define(question) : undefined;
  const pages = withPage(found.pages.slice(0, mostPages), (known ?? definition)?.page);
  const refusal = {closest: pages.slice(0, mostClosest).flatMap(({page}) => placeOf(engine, page, 0) ?? [])};
  const explained = engine.explains(asked);
  const [best] = pages;
  // A message may consist of words that aren't looked up, such as "not for others".
  if (!best || (explained.length === 0 && !known && !isCovered(engine, asked, found))) {
    return refusal;
  }
  const texts = await Promise.all(pages.map(({page}) => loadText(page).catch(() => undefined)));
  if (texts[0] === undefined) {
    // The first page most often has the answer, so a link to it is worth more than a quote from another page.
    // Other pages whose text is missing are skipped.
    const [first, ...others] = pages.flatMap(({page}) => placeOf(engine, page, 0) ?? []);
    return {passage: first, seeAlso: others.slice(0, mostSeeAlso)};
  }
  const rated = pages
    .flatMap(({page, score}, position) => {
      const info = engine.page(page);
      const ofPage = texts[position];
      const messages = new Map(
        explained.filter((place) => place.page === page).map((place) => [place.section, place.share]),
      );
      return info && ofPage
        ? rateSections(question, page, info, ofPage, (score / best.score) ** pagePower, messages)
        : [];
    })
    .sort((a, b) => b.score - a.score);
  // Similar questions help to choose a section, but don't tell whether the docs cover this question.
  const ordered = rated[0] && rated[0].share >= leastCover ? preferAlike(engine, question, rated) : rated;
  const candidates = prefer(engine, question, ordered, {known, definition});
  const [chosen] = candidates;
  const chosenText = texts[pages.findIndex(({page}) => page === chosen?.page)];
  // The text of the section that's known to answer may not have loaded.
  const isKnown = chosen !== undefined && chosen.page === known?.page && chosen.section === known.section;
  if (!chosen || !chosenText || (!isKnown && chosen.share < leastCover)) {
    return refusal;
  }
  const {page, section} = chosen;
  const content = chosenText.sections[section] ?? {text: '', samples: []};
  const quoted =
    section === 0 && content.text.length < shortestText
      ? {...content, text: `${chosenText.description} ${content.text}`.trim()}
      : content;
  const place = placeOf(engine, page, section);
  const context = coverOf(question, place ? `${place.title} ${place.place}` : '');
  const quote = quoteSection(
    withoutCovered(question, context),
    quoted,
    question.kind === 'how' || question.kind === 'other',
  );
  if (question.wantsQuantity && !isKnown && !hasNumber(quote)) {
    return refusal;
  }
  const isFirstOfPage = (candidate: Candidate, position: number): boolean =>
    candidates.findIndex((other) => other.page === candidate.page) === position;
  const seeAlso = candidates
    .filter((candidate, position) => candidate.page !== page && isFirstOfPage(candidate, position))
    .slice(0, mostSeeAlso)
    .flatMap((candidate) => placeOf(engine, candidate.page, candidate.section) ?? []);
  return {passage: place && {...place, ...quote}, seeAlso};
}

/** Orders sections, preferring those that answer similar everyday questions. */
function preferAlike(engine: SearchEngine, question: Question, rated: readonly Candidate[]): readonly Candidate[] {
  const keyOf = ({page, section}: SectionPlace): string => `${page} ${section}`;
  const alike = new Map(engine.resembles(question).map((place) => [keyOf(place), place.likeness]));
  return rated
    .map((candidate) => {
      const above = Math.max(0, (alike.get(keyOf(candidate)) ?? 0) - leastAlike) / (1 - leastAlike);
      return {...candidate, score: candidate.score * (1 + likenessBonus * above)};
    })
    .sort((one, other) => other.score - one.score);
}

/** @returns the pages, and after them the one at a position, unless it's among them */
function withPage(pages: readonly RankedPage[], page: number | undefined): readonly RankedPage[] {
  const [best] = pages;
  return page === undefined || !best || pages.some((other) => other.page === page)
    ? pages
    : [...pages, {...best, page, sections: []}];
}

/**
 * Puts the section first that's known to answer the question. A definition only comes first if the lead of a page about the same
 * term doesn't: it explains more.
 */
function prefer(
  engine: SearchEngine,
  question: Question,
  rated: readonly Candidate[],
  {known, definition}: {known?: SectionPlace; definition?: SectionPlace},
): readonly Candidate[] {
  const [first] = rated;
  const isLead = first?.section === 0 && isExactly(question, engine.page(first.page)?.title ?? '');
  const preferred = known ?? (isLead ? undefined : definition);
  if (!preferred) {
    return rated;
  }
  const {page, section} = preferred;
  const isPreferred = (candidate: Candidate): boolean => candidate.page === page && candidate.section === section;
  return [...rated.filter(isPreferred), ...rated.filter((candidate) => !isPreferred(candidate))];
}

/** @returns the last question of a text that's too long to search for, otherwise the text */
function withoutContext(text: string): string {
  if (words(text).filter((word) => !isStopWord(word)).length <= mostWords) {
    return text;
  }
  const questions = text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.endsWith('?'));
  return questions[questions.length - 1] ?? text;
}

const numberWord =
  /\d|\b(no|none|zero|one|once|two|twice|three|four|five|six|seven|eight|nine|ten|twelve|every|all|any|unlimited|free)\b/i;

function hasNumber({text, table, sample}: Quote): boolean {
  return [text, ...(table?.rows.flat() ?? []), sample?.code ?? ''].some((part) => numberWord.test(part));
}

/**
 * Scores the sections of a page that have something to quote.
 *
 * @param messages - the sections that explain a message in the question, with how much of the message it has
 */
function rateSections(
  question: Question,
  page: number,
  info: HeadingsPage,
  text: PassagesFile,
  pageShare: number,
  messages: ReadonlyMap<number, number>,
): Candidate[] {
  const cover = (part: string): Cover => coverOf(question, part);
  const title = cover(info.title);
  const place = cover([...info.trail, text.description].join(' '));
  const [lineShare, textShare] = question.kind === 'fact' ? fieldShares.factText : fieldShares.text;
  const onPage = shareOf(
    {importance: question.subject},
    cover(
      [
        info.title,
        ...(info.keywords ?? []),
        text.description,
        ...text.sections.map((section) => plainText(section.text)),
      ].join('\n'),
    ),
  );
  const parents = parentsOf(info);
  return text.sections.flatMap((section, position) => {
    const heading = info.sections[position - 1]?.[1] ?? info.title;
    const above = (parents[position - 1] ?? []).join(' ');
    if (section.text === '' && section.samples.length === 0) {
      return [];
    }
    const line = bestLine(question, section.text);
    const ofHeading = cover(heading);
    const sum = addCovers(
      [
        [ofHeading, fieldShares.heading],
        [title, position === 0 ? 0 : fieldShares.title],
        [place, fieldShares.place],
        [line.cover, lineShare],
        [cover(plainText(section.text)), textShare],
        [cover(section.samples.map((sample) => `${sample.title} ${sample.code}`).join(' ')), fieldShares.code],
      ],
      question.importance.length,
    );
    // The rest of a pasted message, such as names and advice, says nothing about whether the section explains it.
    const ofMessage = messages.get(position) ?? 0;
    const share = Math.max(ofMessage, shareOf(question, sum));
    const onSection = Math.max(ofMessage, shareOf({importance: question.subject}, sum));
    const named = shareOf(question, ofHeading);
    const factor =
      (ofMessage > 0 ? 1 : kindFactor(question, {position, heading, above, section})) *
      (question.kind === 'fact' ? line.fit : 1) *
      (1 + namedBonus * named * precisionOf(question, heading)) *
      (/\bwithout\b/i.test(heading) && !question.isNegative ? otherwise : 1) *
      (/^(upgrade|update) /i.test(heading) && !question.isAboutChange ? otherwise : 1) *
      (1 - lateness * Math.min(position, latest)) *
      (info.kind === 'changelog' ? changelogFactor(question) : 1) *
      (question.otherAreas.has(info.path.split('/')[1] ?? '') ? elsewhere : 1);
    return [
      {
        page,
        section: position,
        share: Math.max(onSection, (1 - pageCoverShare) * onSection + pageCoverShare * onPage),
        score: share ** coverPower * pageShare * factor,
      },
    ];
  });
}

interface RatedSection {
  position: number;
  heading: string;
  above: string;
  section: PassagesFile['sections'][number];
}

function kindFactor(question: Question, {position, heading, above, section}: RatedSection): number {
  const {kind} = question;
  const isRequirement = /^(prerequisites|before you start|(supported )?databases)$/i.test(heading);
  if (isRequirement && question.asksRequirement) {
    return 1.6;
  }
  if (/^(next steps|before you start|prerequisites)$/i.test(heading)) {
    return 0.5;
  }
  if (/troubleshooting/i.test(`${above} ${heading}`)) {
    return kind === 'error' ? 1.3 : 0.7;
  }
  return kind === 'how' ? howFactor(section, position) : 1;
}

function changelogFactor({kind, isAboutChange}: Question): number {
  if (isAboutChange) {
    return changeBonus;
  }
  return kind === 'what' ? changeInsteadOfWhat : 1;
}

/** To answer "how", prefers commands and other code, and disfavors the lead, which says what something is. */
function howFactor({samples}: PassagesFile['sections'][number], position: number): number {
  if (samples.some(({language}) => !/^(text|json)$/.test(language))) {
    return 1.2;
  }
  return position === 0 ? 0.7 : 1;
}

/**
 * Distinguishes questions that the docs cover from off-topic ones, which also share a word with some page.
 *
 * @param engine - the index of the docs
 * @param question - what the reader asked
 * @param found - what the index found for it
 * @returns whether the title or a heading of the best page has all of the question's words, or the page scores well on
 *   exact words or clear typos. A question with a name that isn't on any page isn't covered
 */
export function isCovered(
  engine: SearchEngine,
  question: string,
  found: SearchResults = engine.search(question),
): boolean {
  const [best] = found.pages;
  if (!best) {
    return false;
  }
  const {hasForeignWord, hasForeignName, hasSlip, hasName} = engine.familiarity(question);
  const isMisspelt = hasSlip && !hasForeignWord && best.score >= leastOfSlip;
  if (hasName || isMisspelt) {
    return true;
  }
  if (hasForeignName) {
    return false;
  }
  const literal = engine.search(question, !isBeginning(question)).pages.find(({page}) => page === best.page);
  const least = found.ranking.weights.length === 1 ? leastOfOneWord : leastScore;
  return literal !== undefined && (literal.isNamed || literal.score >= least);
}

/** Whether this is the beginning of a query that's still being typed. */
function isBeginning(question: string): boolean {
  return /[\p{L}\p{N}]$/u.test(question) && words(question).length <= 2;
}

/** @returns the place of a section; `undefined` if its page isn't in the index */
function placeOf(engine: SearchEngine, page: number, section: number): DocsPlace | undefined {
  const info = engine.page(page);
  if (!info) {
    return undefined;
  }
  const {anchor, heading} = sectionOf(info, section);
  return {
    title: heading || info.title,
    place: heading ? info.title : (info.trail[info.trail.length - 1] ?? ''),
    url: anchor ? `${info.path}#${anchor}` : info.path,
  };
}
