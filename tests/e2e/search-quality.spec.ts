import {expect, test} from '@playwright/test';
import {judge, loadEngine, readLedger, score} from '../../scripts/lib/search/quality';

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
