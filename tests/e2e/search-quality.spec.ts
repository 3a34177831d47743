import {expect, test} from '@playwright/test';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {judge, loadEngine, readLedger, score} from '../../scripts/lib/search/quality';
import {examples} from '../../src/components/Ask/examples';
import {isCovered} from '../../src/lib/ask/answerFromPages';

/** Below these, search has become worse: look at `npm run bench:search`. */
const floor = {success1: 0.92, success3: 0.98, mrr: 0.95};

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

test('ASK-03 questions that the docs do not answer are told from those that they do', async () => {
  const {engine} = await loadEngine('build/search');
  const ledger = await readLedger('tests/search/ledger.yml');
  const offTopic = parse(await readFile('tests/search/off-topic.yml', 'utf8')) as string[];
  const isAnswered = (question: string) => isCovered(engine, question);

  expect(examples.filter((question) => !isAnswered(question))).toEqual([]);
  const missed = ledger.map(({query}) => query).filter((query) => !isAnswered(query));
  expect(missed.length / ledger.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
  const answered = offTopic.filter(isAnswered);
  expect(answered.length / offTopic.length, answered.join('\n')).toBeLessThanOrEqual(0.15);
});
