import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkAgainstCms, type CmsReport, type Options} from '../checks/checkAgainstCms';
import {warmUp} from '../checks/samples/warmUp';
import {Workers} from '../checks/samples/workers';
import {ensureInstalled} from '../checks/shared/lab/install';
import {readSources} from '../checks/shared/readSources';
import {formatProblem} from './lib/formatProblem';
import {requirePages, selectPages} from './lib/pages/selectPages';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {watchFolder} from './lib/watchFolder';

/**
 * Checks the samples of the docs, or, with `--update`, writes real responses into them. Arguments narrow the run to
 * pages whose path contains one of them; `--fresh` ignores cached results; `--json FILE` also writes the report to a
 * file. With `--watch`, it keeps applications running, and checks each page when it's saved.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArguments({
    allowPositionals: true,
    options: {
      update: {type: 'boolean', default: false},
      fresh: {type: 'boolean', default: false},
      json: {type: 'string'},
      watch: {type: 'boolean', default: false},
    },
  });
  const started = Date.now();
  const root = path.resolve('docs');
  const pages = (await readSources(root)).map(({file}) => file).filter(selectPages(true, positionals, process.cwd()));
  requirePages(pages.length, positionals);
  if (await ensureInstalled()) {
    console.log('Installed the samples application.');
  }
  const workers = new Workers();
  const options: Options = {
    root,
    update: values.update,
    only: positionals.length > 0 ? pages : [],
    cache: values.fresh ? undefined : path.resolve('.cache/samples'),
    workers,
  };
  try {
    const report = await checkAgainstCms(options);
    if (values.json) {
      await mkdir(path.dirname(path.resolve(values.json)), {recursive: true});
      await writeFile(values.json, JSON.stringify(report, null, 2));
    }
    print(report, (Date.now() - started) / 1000);
    process.exitCode = report.problems.length > 0 ? 1 : 0;
    if (values.watch) {
      await watch(options, workers);
    }
  } finally {
    await workers.stop();
  }
}

/** Checks each page that is saved, until the process is interrupted. */
async function watch(options: Options, workers: Workers): Promise<void> {
  const interrupted = new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  console.log('\nStarting applications to keep running...');
  await warmUp(workers);
  const stop = await watchFolder(options.root, '.mdx', async (files) => {
    const started = Date.now();
    try {
      const {problems} = await checkAgainstCms({...options, only: files});
      problems.forEach((problem) => console.log(formatProblem(problem)));
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${files.join(', ')}: ${problems.length} problems; ${seconds} s`);
    } catch (error) {
      console.error(error);
    }
  });
  console.log('Save a page to check it. Press Ctrl+C to stop.');
  await interrupted;
  await stop();
}

function print({problems, updated, fences, byKind, optedOut, pages, run, tables}: CmsReport, seconds: number): void {
  problems.forEach((problem) => console.log(formatProblem(problem)));
  updated.forEach((file) => console.log(`wrote ${file}`));
  const kinds = Object.entries(byKind).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    `\n${fences} fences on ${pages.length} pages: ${kinds.join(', ') || 'none'}; ${optedOut.length} opted out`,
  );
  optedOut.forEach(({file, line, reason}) => console.log(`  not checked: ${file}:${line}  ${reason}`));
  printTables(tables);
  console.log(`${problems.length} problems; ${run} pages run, the others unchanged; ${seconds.toFixed(1)} s`);
}

/** Prints the number of table rows that are compared with the CMS; `npm run tables` has details. */
function printTables({rows, unchecked}: CmsReport['tables']): void {
  const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);
  console.log(`${sum(rows)} table rows checked, ${sum(unchecked)} that no check knows`);
}

runScript(main);
