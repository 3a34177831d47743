import {measureInBrowser} from './lib/search/measureInBrowser';
import {judge, kinds, loadEngine, readLedger, score, type Scores} from '../checks/search/quality';
import {timeEngine} from './lib/search/timeEngine';

/**
 * How well the built site's search answers tests/search/ledger.yml: `npm run build && npm run bench:search`.
 * With `--browser`, what it costs a reader as well.
 */
async function main(): Promise<void> {
  const ledger = await readLedger('tests/search/ledger.yml');
  const loaded = await loadEngine('build/search');
  const outcomes = judge(ledger, loaded);
  for (const {kind, query, rank, first, pages} of outcomes) {
    if (rank !== 1) {
      console.log(
        `${rank === 0 ? 'missing' : `rank ${rank}`}  ${kind}: ${query}\n  shown ${first}\n  wanted ${pages[0]}`,
      );
    }
  }
  printScores('all', score(outcomes));
  for (const kind of kinds) {
    printScores(kind, score(outcomes.filter((outcome) => outcome.kind === kind)));
  }
  const queries = ledger.map(({query}) => query);
  const times = await timeEngine('build/search', loaded.engine, queries);
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  console.log(
    `worker: p95 per keystroke ${p95.toFixed(2)} ms over ${times.length} keys (${(p95 * 4).toFixed(2)} ms at a quarter of the speed)`,
  );
  if (process.argv.includes('--browser')) {
    await measureInBrowser();
  }
}

function printScores(label: string, {count, success1, success3, mrr}: Scores): void {
  console.log(
    `${label.padEnd(13)} ${String(count).padStart(4)} queries  success@1 ${success1.toFixed(3)}  success@3 ${success3.toFixed(3)}  MRR ${mrr.toFixed(3)}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
