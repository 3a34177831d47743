import type {PassagesFile} from './indexFiles';
import type {QuotedTable} from './passages';
import type {Sample} from './types';
import {addCovers, type Cover, coverOf, type Question, shareOf} from './question';
import {cellBreak, emptyCell, plainText} from './prose';

/** What's quoted from a section. */
export interface Quote {
  text: string;
  table?: QuotedTable;
  sample?: Sample;
}

/** Maximum length of a quote in characters. */
const quoteLength = 480;
const besideTable = 240;
const mostRows = 2;
/** Rows that cover at least this share of what the best one covers are quoted, too. */
const sameRow = 0.999;
/** How much more of the question a row has to cover than the prose around the table. */
const rowAdvantage = 1.05;
/** The same for a sample. */
const sampleAdvantage = 1.5;
const numberBonus = 1.3;
const durationBonus = 1.6;
/** Bonus for a row if the question names both its first cell and one of its columns, as in "backups of the Pro plan". */
const cellBonus = 1.5;
/** Maximum number of rows quoted for a question that asks for a list, or with the line that introduces them. */
const longestList = 8;
/** The share of such a question's subject that the header of the first column has to cover. */
const listShare = 0.6;
/** How much the words of its header count for a row. */
const headShare = 0.9;
const beginningBonus = 1.25;

type Section = PassagesFile['sections'][number];

/** A block of a section: a line of prose, or a row with its table header. */
interface Line extends FittingLine {
  text: string;
  share: number;
  /** Its position among the lines of the section. */
  at: number;
  head?: readonly string[];
  isHead: boolean;
}

/**
 * Chooses the part of a section that answers a question.
 *
 * @param question - the question
 * @param section - the text and samples of the section
 * @param wantsSample - whether a sample may be part of it
 */
export function quoteSection(question: Question, section: Section, wantsSample: boolean): Quote {
  const lines = readLines(question, section.text);
  const rows = lines.filter(({head, isHead}) => head && !isHead);
  const prose = lines.filter(({head}) => !head);
  const list = listedRows(question, rows);
  if (list.length > 0) {
    return quoteRows(list, prose);
  }
  const bestRow = Math.max(0, ...rows.map(({share}) => share));
  const bestProse = Math.max(0, ...prose.map(({share}) => share));
  const sample = wantsSample ? bestSample(question, section.samples) : undefined;
  const inSample = sample ? shareOf(question, coverOf(question, `${sample.title} ${sample.code}`)) : 0;
  if (bestRow > Math.max(bestProse * rowAdvantage, inSample * sampleAdvantage)) {
    return quoteRows(rows.filter(({share}) => share >= bestRow * sameRow).slice(0, mostRows), prose);
  }
  const taken = takeLines(prose.length > 0 ? prose : lines, quoteLength, sample?.after);
  const introduced = sample ? undefined : introducedTable(question, taken, lines);
  if (introduced) {
    return introduced;
  }
  const last = taken.lines[taken.lines.length - 1];
  const isLead = last !== undefined && /:$/.test(last.text) && last.at + 1 !== sample?.after;
  if (!isLead) {
    return {text: textOf(taken), sample};
  }
  const next = bestSample(
    question,
    section.samples.filter(({after}) => after === last.at + 1),
  );
  if (!sample && next) {
    return {text: textOf(taken), sample: next};
  }
  // The sample that the last line introduces isn't quoted, so leave out that line too, unless it's the only one.
  return {
    text: textOf(taken.lines.length > 1 ? {...taken, lines: taken.lines.slice(0, -1), isCut: true} : taken),
    sample,
  };
}

/**
 * Quotes a table with the text up to the line that introduces it, as in "There are four kinds:". Of a long one, quotes the best rows.
 *
 * @param question - the question
 * @param taken - the prose that would be quoted
 * @param lines - all lines of the section
 */
function introducedTable(question: Question, taken: TakenLines, lines: readonly Line[]): Quote | undefined {
  const lead = taken.lines.findIndex(({text, at}) => text.endsWith(':') && lines[at + 1]?.isHead);
  const head = lines[(taken.lines[lead]?.at ?? Infinity) + 1]?.head;
  const rows = lines.filter((line) => line.head === head && !line.isHead);
  if (!head || saysMore(question, taken.lines.slice(lead + 1), rows)) {
    return undefined;
  }
  const isCut = rows.length > longestList;
  return tableOf(bestRows(rows), textOf({...taken, lines: taken.lines.slice(0, lead + 1), isCut}));
}

/** @returns the rows of a table to quote, in its order: those that cover most, and of equal ones the first */
function bestRows(rows: readonly Line[]): readonly Line[] {
  const best = [...rows].sort((one, other) => other.share - one.share).slice(0, longestList);
  return rows.filter((row) => best.includes(row));
}

/** @returns whether one of some lines covers more of the question than all rows of a table */
function saysMore(question: Question, lines: readonly Line[], rows: readonly Line[]): boolean {
  const together = addCovers(
    rows.map(({cover}) => [cover, 1]),
    question.importance.length,
  );
  return lines.some(({share}) => share > shareOf(question, together));
}

/** Quotes rows, those of the first one's table, with the prose around it. */
function quoteRows(chosen: readonly Line[], prose: readonly Line[]): Quote {
  return tableOf(
    chosen.filter(({head}) => head === chosen[0]?.head),
    textOf(takeLines(prose, besideTable)),
  );
}

/** @param rows - rows of one table */
function tableOf(rows: readonly Line[], text: string): Quote {
  const head = rows[0]?.head ?? [];
  return {
    text,
    table: {
      head: head.map((cell) => (cell === emptyCell ? '' : cell)),
      rows: rows.map((row) => row.text.split(cellBreak)),
    },
  };
}

/** @returns all rows of a short table of what's asked for, such as databases for "Which databases can I use?" */
function listedRows(question: Question, rows: readonly Line[]): readonly Line[] {
  if (!question.asksForList) {
    return [];
  }
  const asked = {importance: question.subject};
  const named = rows.find(({head}) => shareOf(asked, coverOf(question, head?.[0] ?? '')) >= listShare);
  const listed = rows.filter(({head}) => head === named?.head);
  return named && listed.length <= longestList ? listed : [];
}

/** A line, with its coverage of the question and how well it fits a question for a fact. */
interface FittingLine {
  cover: Cover;
  /** 1 for a plain line; more if it has a number or a cell that is asked for, less if the number is missing. */
  fit: number;
}

/** @returns the line of a text that covers a question best */
export function bestLine(question: Question, text: string): FittingLine {
  const lines = readLines(question, text);
  return lines.reduce((best, line) => (line.share > best.share ? line : best), lines[0] ?? emptyLine(question));
}

function emptyLine(question: Question): Line {
  return {text: '', cover: new Float64Array(question.importance.length), fit: 1, share: 0, at: 0, isHead: false};
}

/** The lines of a text, each with its share of the question. */
function readLines(question: Question, text: string): Line[] {
  let head: string[] | undefined;
  let ofHead: Cover = new Float64Array(question.importance.length);
  return text.split('\n').map((line, at) => {
    const cells = line.split(cellBreak);
    const isRow = cells.length > 1;
    const isHead = isRow && head?.length !== cells.length;
    const plain = plainText(line);
    const own = coverOf(question, plain);
    if (isHead) {
      head = cells;
      ofHead = own;
    } else if (!isRow) {
      head = undefined;
    }
    const cover =
      isRow && !isHead
        ? addCovers(
            [
              [own, 1],
              [ofHead, headShare],
            ],
            own.length,
          )
        : own;
    const fit =
      isRow && !isHead
        ? fitOf(question, plainText(cells.slice(1).join(cellBreak))) * cellFit(question, cells, head ?? [])
        : fitOf(question, plain);
    // A table head says what the rows are about, but doesn't answer anything itself.
    return {text: line, cover, fit, share: isHead ? 0 : shareOf(question, cover) * fit, at, head, isHead};
  });
}

/** Dates that only say when something was true, as in "(as of July 13, 2026)". */
const dates = /\(as of [^)]*\)|\b20\d\d\b/gi;
const duration = /\d ?(ms|[smhd]|(second|minute|hour|day|week|month|year)s?)\b/i;

/** How well a line fits a question for a fact, such as by having the number or duration that's asked for. */
function fitOf({kind, wantsNumber, wantsDuration}: Question, line: string): number {
  if (kind !== 'fact') {
    return 1;
  }
  const values = line.replace(dates, '');
  const number = wantsNumber ? (/\d/.test(values) ? numberBonus : 1 / numberBonus) : 1;
  return number * (wantsDuration && duration.test(values) ? durationBonus : 1);
}

/** How well a row fits: best if the question names its subject, and with another word one of its columns. */
function cellFit(question: Question, [first = '']: readonly string[], [, ...columns]: readonly string[]): number {
  const row = coverOf(question, plainText(first));
  const isNamed = (column: string): boolean =>
    coverOf(question, column).some(
      (share, word) => share > 0.5 && row[word] === 0 && (question.subject[word] ?? 0) > 0,
    );
  return shareOf(question, row) > 0 && columns.some(isNamed) ? cellBonus : 1;
}

/** Quoted lines, and whether there are others before and after them. */
interface TakenLines {
  lines: readonly Line[];
  length: number;
  isLate: boolean;
  isCut: boolean;
}

/**
 * Chooses the consecutive lines that cover most within the available length.
 *
 * @param lines - the lines to choose from
 * @param length - available length in characters
 * @param after - lines of the section before the sample that is shown: the last of these is part of the stretch. Without
 *   a sample, it's the line that covers most
 */
function takeLines(lines: readonly Line[], length: number, after?: number): TakenLines {
  const total = lines.reduce((sum, {text}) => sum + text.length + 1, 0);
  if (total <= length) {
    return {lines, length, isLate: false, isCut: false};
  }
  let best = {start: 0, end: 1, share: -1};
  const lead = after === undefined ? -1 : lines.findIndex(({at}) => at + 1 === after);
  const most =
    lead >= 0 ? lead : lines.reduce((chosen, {share}, at) => (share > (lines[chosen]?.share ?? 0) ? at : chosen), 0);
  for (let start = 0; start <= most; start += 1) {
    let size = 0;
    let share = 0;
    let end = start;
    while (end < lines.length && (end === start || size + (lines[end]?.text.length ?? 0) <= length)) {
      size += (lines[end]?.text.length ?? 0) + 1;
      share += lines[end]?.share ?? 0;
      end += 1;
    }
    // Put what introduces the sample at the beginning.
    share *= start === 0 ? beginningBonus : 1;
    if (end > most && share > best.share + 1e-9) {
      best = {start, end, share};
    }
  }
  return {lines: lines.slice(best.start, best.end), length, isLate: best.start > 0, isCut: best.end < lines.length};
}

function textOf({lines, length, isLate, isCut}: TakenLines): string {
  const text = lines.map((line) => line.text).join('\n');
  return `${isLate ? '… ' : ''}${shorten(text, length)}${isCut ? ' …' : ''}`;
}

/** @returns the text, cut at the end of a sentence if it's far too long */
function shorten(text: string, length: number): string {
  if (text.length <= length * 1.5) {
    return text;
  }
  const end = text.lastIndexOf('. ', length * 1.5);
  return end > 0 ? text.slice(0, end + 1) : text;
}

/** @returns the first of the samples that cover most of a question; responses don't count, since they don't show what to do */
function bestSample(question: Question, samples: readonly Sample[]): Sample | undefined {
  const ranked = samples.map((sample, position) => ({
    sample,
    score:
      shareOf(question, coverOf(question, `${sample.title} ${sample.code}`)) -
      position * 0.01 -
      (/^(response|text)\b/i.test(sample.title) ? 0.5 : 0),
  }));
  return ranked.sort((a, b) => b.score - a.score)[0]?.sample;
}
