import {ensureInstalled} from '../checks/shared/lab/install';
import {findCaught} from '../checks/samples/mutation/findCaught';
import {makeMutants} from '../checks/samples/mutation/makeMutants';
import {missingCheck} from '../checks/samples/mutation/missingCheck';
import {randomNumbers} from '../checks/shared/randomNumbers';
import {readPages} from '../checks/samples/pages';
import {readSources} from '../checks/shared/readSources';
import {mutateTables} from '../checks/tables/mutation/mutateTables';
import {readSubjects} from '../checks/tables/readSubjects';
import {numberOption} from './lib/numberOption';
import {printCounts} from './lib/printCounts';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * Measures the checks: makes one plausible mistake in each of `--count` samples, each in a copy of its page, and counts
 * those that are reported, by kind of fence and by kind of mistake. The same `--seed` makes the same mistakes. Fails
 * below `--least`.
 *
 * With `--tables`, it makes a mistake in each cell of the tables that are compared with the CMS instead, and counts by
 * what the cell contains.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {
      count: {type: 'string', default: '400'},
      seed: {type: 'string', default: '1'},
      least: {type: 'string', default: '0.9'},
      tables: {type: 'boolean', default: false},
    },
  });
  const seed = numberOption('seed', values.seed, {least: 0});
  const count = numberOption('count', values.count, {least: 1});
  const least = numberOption('least', values.least, {least: 0, most: 1, isWhole: false});
  await ensureInstalled();
  const random = randomNumbers(seed);
  const share = values.tables ? await ofTables(random) : await ofSamples(count, random);
  process.exitCode = share < least ? 1 : 0;
}

/** @returns the share of caught mistakes, from 0 to 1 */
async function ofSamples(wanted: number, random: () => number): Promise<number> {
  const began = Date.now();
  const {pages} = readPages(await readSources('docs'));
  const mutants = makeMutants(pages, wanted, random);
  const caught = await findCaught(pages, mutants);
  for (const mutant of mutants.filter((one) => !caught.has(one))) {
    const {original, index, kind, change, from, to} = mutant;
    console.log(`not caught: ${original.file}:${original.samples[index]?.line} (${kind}, ${change})  ${from} -> ${to}`);
    console.log(`    ${missingCheck(mutant)}`);
  }
  const share = printCounts(
    mutants.map((mutant) => ({row: mutant.kind, column: mutant.change, isCaught: caught.has(mutant)})),
  );
  const stages = ['reading', 'compiling', 'running'] as const;
  const by = stages.map((stage) => `${[...caught.values()].filter((one) => one === stage).length} by ${stage}`);
  console.log(`caught ${by.join(', ')}, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`);
  return share;
}

/** @returns the share of caught mistakes, from 0 to 1 */
async function ofTables(random: () => number): Promise<number> {
  const mutants = mutateTables(await readSources('docs'), await readSubjects(), random);
  for (const {file, line, cell, from, to} of mutants.filter(({isCaught}) => !isCaught)) {
    console.log(`not caught: ${file}:${line} (${cell})  ${from} -> ${to}`);
  }
  return printCounts(
    mutants.map(({subject, cell, isCaught}) => ({row: subject.replace(/ .*/, ''), column: cell, isCaught})),
  );
}

runScript(main);
