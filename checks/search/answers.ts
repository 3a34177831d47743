import {z} from 'zod';
import {readYaml} from '../../tools/readYaml';
import {readFullFile, readPassagesFile} from '../../plugins/search/build/readIndexFiles';
import type {FullFile, PassagesFile} from '../../plugins/search/core/indexFiles';
import {answerFromPages} from '../../plugins/search/core/answerFromPages';
import type {SearchEngine} from '../../plugins/search/core/engine';
import type {PagesAnswer, Passage} from '../../plugins/search/core/passages';
import {splitSets, voices, type Sets} from './readers';

const answeredKinds = ['how', 'what', 'fact', 'error'] as const;
const unansweredKinds = ['off-topic', 'uncovered'] as const;
export const answerKinds = [...answeredKinds, ...unansweredKinds] as const;

const asked = {question: z.string().min(1), voice: z.enum(voices)};
const answersSchema = z.array(
  z.union([
    z.strictObject({
      ...asked,
      kind: z.enum(answeredKinds),
      pages: z.array(z.string().startsWith('/')).min(1),
      contains: z.array(z.string().min(1)).min(1),
    }),
    z.strictObject({...asked, kind: z.enum(unansweredKinds), unanswerable: z.literal(true)}),
  ]),
);

/** A question, and what a good answer contains, or that the docs don't answer it. */
export type AskedQuestion = z.infer<typeof answersSchema>[number];

/**
 * Good: the passage is from an accepted page and contains what it has to, or an unanswerable question is refused. Partial:
 * the right page, but not the part that matters, or only as another link. Bad: everything else.
 */
export type Grade = 'good' | 'partial' | 'bad';

export interface GradedAnswer {
  asked: AskedQuestion;
  grade: Grade;
  /** Why it isn't good; empty if it is. */
  why: string;
}

/** Shares of graded answers. */
export interface GradeShares {
  count: number;
  good: number;
  partial: number;
  bad: number;
}

/**
 * @param file - tests/search/answers.yml
 * @throws Error that names the file and each invalid row
 */
export async function readAnswers(file: string): Promise<Sets<AskedQuestion>> {
  return splitSets(await readPractice(file), ({question}) => question, 'answers of 2026-11-23');
}

/**
 * @param file - tests/search/practice.yml
 * @returns all of its questions, which are for development only
 * @throws Error that names the file and each invalid row
 */
export function readPractice(file: string): Promise<AskedQuestion[]> {
  return readYaml(file, answersSchema);
}

/**
 * Asks each question as the assistant does.
 *
 * @param questions - the questions
 * @param folder - folder of the index in the built site
 * @param engine - from the same folder
 * @throws Error that names an accepted page that doesn't exist
 */
export async function gradeAnswers(
  questions: readonly AskedQuestion[],
  folder: string,
  engine: SearchEngine,
): Promise<GradedAnswer[]> {
  const file = await readFullFile(folder);
  const paths = new Set(file.pages.map(({path}) => path));
  const missing = questions
    .flatMap((asked) => ('pages' in asked ? asked.pages : []))
    .filter((page) => !paths.has(page));
  if (missing.length > 0) {
    throw new Error(`tests/search expects answers from pages that don't exist: ${missing.join(', ')}`);
  }
  const load = passagesReader(folder, file);
  return Promise.all(
    questions.map(async (asked) => ({
      asked,
      ...gradeAnswer(asked, await answerFromPages(engine, asked.question, load)),
    })),
  );
}

/**
 * @param folder - folder of the index in the built site
 * @param file - its index
 * @returns a function that reads the text of a page, and keeps it, because a page is read for dozens of questions
 */
export function passagesReader(folder: string, {passages}: FullFile): (page: number) => Promise<PassagesFile> {
  const texts = new Map<number, Promise<PassagesFile>>();
  return (page) => {
    const text = texts.get(page) ?? readPassagesFile(folder, passages[page] ?? '');
    texts.set(page, text);
    return text;
  };
}

/** @returns the grade of an answer, with the reason if it isn't good */
function gradeAnswer(asked: AskedQuestion, answer: PagesAnswer): {grade: Grade; why: string} {
  const {passage: quoted, seeAlso: others = []} = answer;
  if ('unanswerable' in asked) {
    return quoted ? {grade: 'bad', why: `answered from ${quoted.url}`} : {grade: 'good', why: ''};
  }
  const isRight = ({url}: {url: string}): boolean => asked.pages.includes(url.replace(/#.*/, ''));
  if (!quoted) {
    const isNear = answer.closest?.some(isRight) ?? false;
    return {grade: isNear ? 'partial' : 'bad', why: isNear ? 'refused, with the page among the closest' : 'refused'};
  }
  if (!isRight(quoted)) {
    const isBelow = others.some(isRight);
    return {
      grade: isBelow ? 'partial' : 'bad',
      why: `quotes ${quoted.url}${isBelow ? ', the page only below it' : ''}`,
    };
  }
  const shown = textOf(quoted);
  const lacking = asked.contains.filter((pattern) => !new RegExp(pattern).test(shown));
  return lacking.length === 0
    ? {grade: 'good', why: ''}
    : {grade: 'partial', why: `quotes ${quoted.url}, without ${lacking.join(' and ')}`};
}

/** @returns everything that the reader sees of a passage */
function textOf({title, text = '', table, sample}: Passage): string {
  const rows = table ? [table.head, ...table.rows].map((cells) => cells.join(' · ')) : [];
  return [title, text, ...rows, sample?.title, sample?.code].filter(Boolean).join('\n');
}

/** @returns the share of answers with each grade */
export function shareGrades(graded: readonly GradedAnswer[]): GradeShares {
  const share = (wanted: Grade): number =>
    graded.filter(({grade}) => grade === wanted).length / Math.max(1, graded.length);
  return {count: graded.length, good: share('good'), partial: share('partial'), bad: share('bad')};
}
