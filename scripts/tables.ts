import path from 'node:path';
import {ensureInstalled} from '../checks/shared/lab/install';
import {readSources} from '../checks/shared/readSources';
import {checkTables} from '../checks/tables/checkTables';
import {readSubjects} from '../checks/tables/readSubjects';
import {readTables} from '../checks/tables/readTables';
import {formatProblem} from './lib/formatProblem';
import {requirePages, selectPages} from './lib/pages/selectPages';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * Compares the tables of the docs with the CMS. Prints how many rows are checked, by subject, and how many rows look like
 * options that can't be compared, by page. Arguments narrow the run to pages whose path contains one of them.
 */
async function main(): Promise<void> {
  const {positionals} = parseArguments({allowPositionals: true});
  const sources = await readSources(path.resolve('docs'));
  const isWanted = selectPages(true, positionals, process.cwd());
  requirePages(sources.filter(({file}) => isWanted(file)).length, positionals);
  if (await ensureInstalled()) {
    console.log('Installed the samples application.');
  }
  const {problems, counts} = checkTables(sources.flatMap(readTables), await readSubjects(), isWanted);
  problems.forEach((problem) => console.log(formatProblem(problem)));
  const cells = Object.entries(counts.cells).map(([name, count]) => `${count} ${name}`);
  print(`rows checked by name, with their cells (${cells.join(', ')})`, counts.rows);
  print('rows that nothing is known about', counts.unchecked);
  console.log(`\n${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Prints counts with a title and their sum, largest first. */
function print(title: string, counts: Readonly<Record<string, number>>): void {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  console.log(`\n${entries.reduce((sum, [, count]) => sum + count, 0)} ${title}`);
  entries.forEach(([name, count]) => console.log(`${String(count).padStart(6)}  ${name}`));
}

runScript(main);
