import {expect, test} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {readFullFile, readRecordsFile} from '../../plugins/search/build/readIndexFiles';
import {gradeAnswers, passagesReader, readAnswers, shareGrades} from '../../checks/search/answers';
import {judge, loadEngine, readLedger, readMessages, score, shownPages} from '../../checks/search/quality';
import {pool, readReaders} from '../../checks/search/readers';
import {judgeTypos, makeTypos, namesToFind} from '../../checks/search/typos';
import {examples} from '../../plugins/ask/core/examples';
import {showPlaceholders} from '../../plugins/request-samples/core/placeholders';
import {answerFromPages, isCovered} from '../../plugins/search/core/answerFromPages';

/** Below these values, search has become worse: see `npm run bench:search`. */
const floor = {success1: 0.95, success3: 0.985, mrr: 0.965};
/** For the queries of tests/search/readers.yml, by part. */
const readerFloors = {learned: {success1: 0.765, success3: 0.92}, reported: {success1: 0.795, success3: 0.92}};
/** The same, but pages that were judged to answer a query count, too. */
const pooledFloors = {learned: {success1: 0.79, success3: 0.925}, reported: {success1: 0.82, success3: 0.92}};
/** For the answers to tests/search/answers.yml, both parts together. */
const answerFloor = {good: 0.785, bad: 0.025, refused: 0.91};

test('SEARCH-08 the built index keeps the promises of tests/search/ledger.yml', async () => {
  const ledger = await readLedger('tests/search/ledger.yml');
  expect(ledger.length).toBeGreaterThanOrEqual(120);
  expect(new Set(ledger.map(({query}) => query)).size).toBe(ledger.length);
  const outcomes = judge(ledger, await loadEngine('build/search'));
  const scores = score(outcomes);
  const missed = outcomes.filter(({rank}) => rank !== 1).map(({query, first}) => `${query} → ${first}`);
  expect(scores.success1, missed.join('\n')).toBeGreaterThanOrEqual(floor.success1);
  expect(scores.success3, missed.join('\n')).toBeGreaterThanOrEqual(floor.success3);
  expect(scores.mrr, missed.join('\n')).toBeGreaterThanOrEqual(floor.mrr);
});

test('SEARCH-08 queries in the words of readers find their page', async () => {
  const loaded = await loadEngine('build/search');
  const parts = await readReaders('tests/search/readers.yml');
  for (const part of ['learned', 'reported'] as const) {
    const {success1, success3} = score(judge(parts[part], loaded));
    expect(success1, part).toBeGreaterThanOrEqual(readerFloors[part].success1);
    expect(success3, part).toBeGreaterThanOrEqual(readerFloors[part].success3);
    const pooled = score(judge(pool(parts[part]), loaded));
    expect(pooled.success1, `${part}, pooled`).toBeGreaterThanOrEqual(pooledFloors[part].success1);
    expect(pooled.success3, `${part}, pooled`).toBeGreaterThanOrEqual(pooledFloors[part].success3);
  }
});

test('SEARCH-08 a pasted message of Strapi finds the page that explains it', async () => {
  const outcomes = judge(await readMessages('tests/search/messages.yml'), await loadEngine('build/search'));
  const {count, success1, success3} = score(outcomes);
  const missed = outcomes.filter(({rank}) => rank === 0 || rank > 3).map(({query, first}) => `${query} → ${first}`);
  expect(count).toBeGreaterThanOrEqual(180);
  expect(success1, missed.join('\n')).toBeGreaterThanOrEqual(0.94);
  expect(success3, missed.join('\n')).toBeGreaterThanOrEqual(0.96);
});

test('SEARCH-08 a title or tag with one typo keeps its page in the top three', async () => {
  const {engine} = await loadEngine('build/search');
  const wanted = namesToFind(await readRecordsFile('build/search'), engine);
  // A quarter of those in `npm run bench:search`, with different typos.
  const typos = makeTypos([...wanted.keys()], 2).filter((_, position) => position % 4 === 0);
  const {count, kept, lost} = judgeTypos(typos, engine, wanted);
  expect(count).toBeGreaterThan(1000);
  expect(kept / count, lost.map(({query}) => query).join('\n')).toBeGreaterThanOrEqual(0.98);
  const first = (query: string) => shownPages(engine, query)[0];
  expect(first('pricng')).toBe('/cloud/getting-started/usage-billing');
  expect(first('strapi cloud princing')).toBe('/cloud/getting-started/usage-billing');
  expect(first('poliices')).toBe('/cms/backend-customization/policies');
  expect(first('servcies')).toBe('/cms/backend-customization/services');
});

test('ASK-03 an everyday question is answered from the section that lists it, whose page search shows first', async () => {
  // Every question has to be recognized. As answering one takes up to 100 ms on a slow machine, only every tenth is answered.
  const {engine} = await loadEngine('build/search');
  const file = await readFullFile('build/search');
  const {questions = []} = file;
  const load = passagesReader('build/search', file);
  expect(questions.length).toBeGreaterThan(250);
  const places = (await readRecordsFile('build/search')).flatMap(({path, sections}, page) =>
    sections.map(({anchor, text, samples}, section) => ({
      url: anchor ? `${path}#${anchor}` : path,
      page,
      section,
      isEmpty: section > 0 && text === '' && samples.length === 0,
    })),
  );
  const wrong: string[] = [];
  for (const [at, [position, question]] of questions.entries()) {
    const {url = '', isEmpty, ...place} = places[position] ?? {};
    expect.soft(engine.answers(engine.read(question)), question).toEqual(place);
    expect.soft(isEmpty, `${question}: ${url} has no text of its own`).toBe(false);
    if (at % 10 === 0) {
      const {passage} = await answerFromPages(engine, question, load);
      const [first] = shownPages(engine, question);
      if (passage?.url !== url || first !== url.replace(/#.*/, '')) {
        wrong.push(`${question} → ${passage?.url ?? 'no answer'}, ${first ?? 'no page'} instead of ${url}`);
      }
    }
  }
  // If two questions have the same important words, the second one is never reached: change one of them in config/asked.
  expect(wrong).toEqual([]);
});

test('ASK-03 questions that the docs do not answer are distinguished from those that they do', async () => {
  const {engine} = await loadEngine('build/search');
  const ledger = await readLedger('tests/search/ledger.yml');
  const offTopic = parse(await readFile('tests/search/off-topic.yml', 'utf8')) as string[];
  const isAnswered = (question: string) => isCovered(engine, question);

  expect(Object.values(examples).filter((question) => !isAnswered(question))).toEqual([]);
  const missed = ledger.map(({query}) => query).filter((query) => !isAnswered(query));
  expect(missed.length / ledger.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
  const answered = offTopic.filter(isAnswered);
  expect(answered.length / offTopic.length, answered.join('\n')).toBeLessThanOrEqual(0.15);
});

test('ASK-03 answers quote the right passage, and questions that the docs do not answer are refused', async () => {
  // Two hundred questions, each of which reads up to eight pages, take half a minute of CPU time.
  test.setTimeout(300_000);
  const {learned, reported} = await readAnswers('tests/search/answers.yml');
  const {engine} = await loadEngine('build/search');
  const graded = await gradeAnswers([...learned, ...reported], 'build/search', engine);
  const isUnanswerable = ({asked}: (typeof graded)[number]) => 'unanswerable' in asked;
  const missed = graded.filter(({grade}) => grade !== 'good').map(({asked, why}) => `${asked.question}: ${why}`);

  expect(graded.length).toBeGreaterThanOrEqual(150);
  expect(graded.filter(isUnanswerable).length).toBeGreaterThanOrEqual(35);
  expect(new Set(graded.map(({asked}) => asked.question)).size).toBe(graded.length);
  expect(Math.min(learned.length, reported.length)).toBeGreaterThan(graded.length / 3);
  expect(shareGrades(graded).good, missed.join('\n')).toBeGreaterThanOrEqual(answerFloor.good);
  expect(shareGrades(graded).bad, missed.join('\n')).toBeLessThanOrEqual(answerFloor.bad);
  expect(shareGrades(graded.filter(isUnanswerable)).good).toBeGreaterThanOrEqual(answerFloor.refused);
});

/** Code blocks that aren't indented. Highlighting comments aren't part of the displayed text. */
const fence = /^```\w[^\n]*\n(.*?)\n```$/gms;
const markedLines = /(highlight|deleted|inserted)-(next-line|start)/;

test('SEARCH-08 the index has the code of the pages as it is written', async () => {
  let samples = 0;
  for (const {path, sections} of await readRecordsFile('build/search')) {
    const source = await readFile(`docs${path}.mdx`, 'utf8');
    const indexed = new Set(sections.flatMap((section) => section.samples.map(({code}) => code)));
    for (const [, code = ''] of source.matchAll(fence)) {
      if (!markedLines.test(code)) {
        samples += 1;
        expect(indexed, path).toContain(showPlaceholders(code.trimEnd()));
      }
    }
  }
  expect(samples).toBeGreaterThan(1000);
});

test('SEARCH-08 the index has no UI text and no empty table cells', async () => {
  const lines = (await readRecordsFile('build/search')).flatMap(({path, sections}) =>
    sections.flatMap(({text}) => text.split('\n').map((line) => ({path, line}))),
  );
  const isInterface = /^(tip|note|info|warning|danger|caution|npm|Yarn|pnpm|TypeScript|JavaScript|Copy)$/i;
  const isBroken = /· ·|^·|·$|opens in new tab|<\/?(p|div|span)>/;
  // Text in backticks is code, where a tag is displayed as such.
  const isBrokenProse = (line: string) => isBroken.test(line.replace(/`[^`]*`/g, '…'));
  expect(lines.filter(({line}) => isInterface.test(line) || isBrokenProse(line))).toEqual([]);
  expect(lines.filter(({line}) => line.includes(' · ')).length).toBeGreaterThan(1000);
});
