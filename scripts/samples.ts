import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkAgainstCms, type CmsReport} from '../checks/checkAgainstCms';
import {ensureInstalled} from '../checks/shared/lab/install';

/**
 * Checks the samples of the docs, or, with `--update`, writes real responses into them. Arguments narrow the run to pages
 * whose path contains one of them; `--fresh` ignores earlier results; `--json FILE` also writes the report there.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      update: {type: 'boolean', default: false},
      fresh: {type: 'boolean', default: false},
      json: {type: 'string'},
      root: {type: 'string', default: 'docs'},
    },
  });
  const started = Date.now();
  if (await ensureInstalled()) {
    console.log('Installed the samples application.');
  }
  const report = await checkAgainstCms({
    root: path.resolve(values.root),
    update: values.update,
    only: positionals,
    cache: values.fresh ? undefined : path.resolve('.cache/samples'),
  });
  if (values.json) {
    await mkdir(path.dirname(path.resolve(values.json)), {recursive: true});
    await writeFile(values.json, JSON.stringify(report, null, 2));
  }
  print(report, (Date.now() - started) / 1000);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

function print({problems, updated, fences, byKind, optedOut, pages, run, tables}: CmsReport, seconds: number): void {
  for (const {file, line, message, fix} of problems) {
    console.log(`${file}:${line}  ${message}${fix ? `\n    ${fix}` : ''}`);
  }
  updated.forEach((file) => console.log(`wrote ${file}`));
  const kinds = Object.entries(byKind).map(([kind, count]) => `${count} ${kind}`);
  console.log(
    `\n${fences} fences on ${pages.length} pages: ${kinds.join(', ') || 'none'}; ${optedOut.length} opted out`,
  );
  optedOut.forEach(({file, line, reason}) => console.log(`  not checked: ${file}:${line}  ${reason}`));
  printTables(tables);
  console.log(`${problems.length} problems; ${run} pages run, the others as before; ${seconds.toFixed(1)} s`);
}

/** How many rows of tables are compared with the CMS; `npm run tables` tells which. */
function printTables({rows, unchecked}: CmsReport['tables']): void {
  const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);
  console.log(`${sum(rows)} rows of tables checked, and ${sum(unchecked)} that nothing is known about`);
}

void main();
