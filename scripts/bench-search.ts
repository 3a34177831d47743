import {measureInBrowser} from './lib/search/measureInBrowser';
import {judge, kinds, loadEngine, readLedger, score, type JudgedQuery, type Scores} from '../checks/search/quality';
import {readerKinds, readReaders, voices, type ReaderQuery} from '../checks/search/readers';
import {judgeTypos, makeTypos, namesToFind} from '../checks/search/typos';
import {readRecordsFile} from '../plugins/search/build/readIndexFiles';
import type {SearchEngine} from '../plugins/search/core/engine';
import {timeEngine} from './lib/search/timeEngine';

const typoSeed = 1;

/**
 * How well the built site's search answers tests/search, and how many slips of the hand it forgives:
 * `npm run build && npm run bench:search`. With `--browser`, what it costs a reader as well.
 */
async function main(): Promise<void> {
  const ledger = await readLedger('tests/search/ledger.yml');
  const loaded = await loadEngine('build/search');
  const outcomes = judge(ledger, loaded);
  printMisses(outcomes);
  printScores('all', score(outcomes));
  for (const kind of kinds) {
    printScores(kind, score(outcomes.filter((outcome) => outcome.kind === kind)));
  }
  const {learned, reported} = await readReaders('tests/search/readers.yml');
  printReaders('learned', judge(learned, loaded));
  printReaders('reported', judge(reported, loaded));
  await printTypos(loaded.engine);
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

function printMisses(outcomes: readonly (JudgedQuery & {kind: string; rank: number; first: string})[]): void {
  for (const {kind, query, rank, first, pages} of outcomes) {
    if (rank !== 1) {
      console.log(
        `${rank === 0 ? 'missing' : `rank ${rank}`}  ${kind}: ${query}\n  shown ${first}\n  wanted ${pages[0]}`,
      );
    }
  }
}

/** Queries of readers, which are no promises: those learned from, and those that show what generalizes. */
function printReaders(part: string, outcomes: readonly (ReaderQuery & {rank: number; first: string})[]): void {
  console.log(`\nReaders, ${part}`);
  printMisses(outcomes);
  printScores('all', score(outcomes));
  for (const kind of readerKinds) {
    printScores(kind, score(outcomes.filter((outcome) => outcome.kind === kind)));
  }
  for (const voice of voices) {
    printScores(voice, score(outcomes.filter((outcome) => outcome.voice === voice)));
  }
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

function printScores(label: string, {count, success1, success3, mrr}: Scores): void {
  console.log(
    `${label.padEnd(13)} ${String(count).padStart(4)} queries  success@1 ${success1.toFixed(3)}  success@3 ${success3.toFixed(3)}  MRR ${mrr.toFixed(3)}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
