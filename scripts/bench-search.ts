import {gzipSync} from 'node:zlib';
import {
  answerKinds,
  gradeAnswers,
  readAnswers,
  readPractice,
  shareGrades,
  type GradedAnswer,
  type GradeShares,
} from '../checks/search/answers';
import {
  judge,
  judgeSearch,
  kinds,
  loadEngine,
  readLedger,
  readMessages,
  score,
  shownPages,
  type JudgedQuery,
  type Scores,
  type SearchPromise,
} from '../checks/search/quality';
import {pool, readerKinds, readReaders, voices, type ReaderQuery} from '../checks/search/readers';
import {judgeTypos, makeTypos, namesToFind} from '../checks/search/typos';
import {readFullFile, readRecordsFile} from '../plugins/search/build/readIndexFiles';
import type {SearchEngine} from '../plugins/search/core/engine';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {measureInBrowser} from './lib/search/measureInBrowser';
import {createMiniSearch, type PageSearch} from './lib/search/miniSearch';
import {quantile, timeEngine, timeKeys} from './lib/search/timeEngine';

const typoSeed = 1;

/**
 * Measures how well the built site's search answers the queries of tests/search, and how many typos it tolerates: `npm
 * run build && npm run bench:search`. With `--browser`, also measures what it costs a reader; with `--answers`, only
 * measures the quality of Ask AI's answers. Misses of the reported parts are only printed with `--misses`: after tuning
 * search for these queries, they can't show anymore whether it works for others.
 */
async function main(): Promise<void> {
  const flag = {type: 'boolean', default: false} as const;
  const {browser, answers, misses} = parseArguments({options: {browser: flag, answers: flag, misses: flag}}).values;
  if (answers) {
    await printAnswers((await loadEngine('build/search')).engine, misses);
    return;
  }
  const ledger = await readLedger('tests/search/ledger.yml');
  const loaded = await loadEngine('build/search');
  const outcomes = judge(ledger, loaded);
  printMisses(outcomes);
  printScores('all', score(outcomes));
  for (const kind of kinds) {
    printScores(kind, score(outcomes.filter((outcome) => outcome.kind === kind)));
  }
  const {learned, reported} = await readReaders('tests/search/readers.yml');
  for (const [part, queries] of Object.entries({learned, reported})) {
    printReaders(part, judge(queries, loaded), misses);
    printScores('pooled', score(judge(pool(queries), loaded)));
  }
  const pasted = judge(await readMessages('tests/search/messages.yml'), loaded);
  console.log('\nMessages of Strapi');
  printMisses(pasted.map((outcome) => ({...outcome, kind: 'message'})));
  printScores('messages', score(pasted));
  await printAnswers(loaded.engine, misses);
  await printTypos(loaded.engine);
  const queries = ledger.map(({query}) => query);
  const times = await timeEngine('build/search', loaded.engine, queries);
  const p95 = quantile(times, 0.95);
  console.log(
    `worker: p95 per keystroke ${p95.toFixed(2)} ms over ${times.length} keys (${(p95 * 4).toFixed(2)} ms at a quarter of the speed)`,
  );
  await printMiniSearch(ledger, [...learned, ...reported], loaded);
  if (browser) {
    await measureInBrowser();
  }
}

function showsMisses(part: string, misses: boolean): boolean {
  return part !== 'reported' || misses;
}

function printMisses(outcomes: readonly (JudgedQuery & {kind: string; rank: number; first: string})[]): void {
  for (const {kind, query, rank, first, pages} of outcomes) {
    if (rank !== 1) {
      console.log(
        `${rank === 0 ? 'missing' : `rank ${rank}`}  ${kind}: ${query}\n  shown ${first}\n  wanted ${pages[0] ?? ''}`,
      );
    }
  }
}

/**
 * Readers' queries, which search isn't required to answer: those it was tuned with, and those that measure
 * generalization.
 */
function printReaders(
  part: string,
  outcomes: readonly (ReaderQuery & {rank: number; first: string})[],
  misses: boolean,
): void {
  console.log(`\nReaders, ${part}`);
  if (showsMisses(part, misses)) {
    printMisses(outcomes);
  }
  printScores('all', score(outcomes));
  for (const kind of readerKinds) {
    printScores(kind, score(outcomes.filter((outcome) => outcome.kind === kind)));
  }
  for (const voice of voices) {
    printScores(voice, score(outcomes.filter((outcome) => outcome.voice === voice)));
  }
}

/**
 * Grades Ask AI's answers to tests/search: first the misses of the parts used for tuning, with reasons, then the grades
 * by kind and by voice.
 */
async function printAnswers(engine: SearchEngine, misses: boolean): Promise<void> {
  const parts = {
    ...(await readAnswers('tests/search/answers.yml')),
    practice: await readPractice('tests/search/practice.yml'),
  };
  for (const [part, questions] of Object.entries(parts)) {
    console.log(`\nAnswers, ${part}`);
    const graded = await gradeAnswers(questions, 'build/search', engine);
    graded
      .filter(({grade}) => grade !== 'good' && showsMisses(part, misses))
      .forEach(({asked, grade, why}) => console.log(`${grade.padEnd(8)} ${asked.kind}: ${asked.question}\n  ${why}`));
    const isAnswerable = ({asked}: GradedAnswer): boolean => !('unanswerable' in asked);
    printGrades('all', shareGrades(graded));
    printGrades('answerable', shareGrades(graded.filter(isAnswerable)));
    answerKinds.forEach((kind) => printGrades(kind, shareGrades(graded.filter(({asked}) => asked.kind === kind))));
    voices.forEach((voice) => printGrades(voice, shareGrades(graded.filter(({asked}) => asked.voice === voice))));
  }
}

function printGrades(label: string, {count, good, partial, bad}: GradeShares): void {
  const shares = Object.entries({good, partial, bad}).map(([grade, share]) => `${grade} ${share.toFixed(3)}`);
  console.log(`${label.padEnd(13)} ${String(count).padStart(4)} questions  ${shares.join('  ')}`);
}

async function printTypos(engine: SearchEngine): Promise<void> {
  const wanted = namesToFind(await readRecordsFile('build/search'), engine);
  const {count, kept, otherWords, lost} = judgeTypos(makeTypos([...wanted.keys()], typoSeed), engine, wanted);
  console.log('\nTypos of titles and tags');
  lost.forEach(({query, meant}) => console.log(`lost  ${query}\n  meant ${meant}`));
  console.log(
    `typos         ${count} queries  success@3 ${(kept / count).toFixed(3)}  (${otherWords} more make another word of the docs)\n`,
  );
}

/** Runs the same queries on the same records with MiniSearch, and compares what a reader would load for each. */
async function printMiniSearch(
  ledger: readonly SearchPromise[],
  readers: readonly ReaderQuery[],
  {engine, paths}: Awaited<ReturnType<typeof loadEngine>>,
): Promise<void> {
  const other = createMiniSearch(await readRecordsFile('build/search'));
  const own: PageSearch = {
    search: (query) => shownPages(engine, query),
    bytes: gzipSync(JSON.stringify(await readFullFile('build/search'))).length,
  };
  for (const [name, {search, bytes}] of Object.entries({'our index': own, MiniSearch: other})) {
    console.log(`\n${name}: ${(bytes / 1000).toFixed(0)} KB gz`);
    printScores('ledger', score(judgeSearch(ledger, paths, search)));
    printScores('readers', score(judgeSearch(readers, paths, search)));
    // A sample of the queries is enough, since MiniSearch takes half a minute even for these.
    const some = ledger.filter((_, index) => index % 10 === 0).map(({query}) => query);
    const times = timeKeys(some, search);
    const at = (share: number): string => quantile(times, share).toFixed(2);
    console.log(`time per key  median ${at(0.5)} ms, p95 ${at(0.95)} ms of processor time`);
  }
}

function printScores(label: string, {count, success1, success3, mrr}: Scores): void {
  console.log(
    `${label.padEnd(13)} ${String(count).padStart(4)} queries  success@1 ${success1.toFixed(3)}  success@3 ${success3.toFixed(3)}  MRR ${mrr.toFixed(3)}`,
  );
}

runScript(main);
