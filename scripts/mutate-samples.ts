import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkAgainstCms} from '../checks/checkAgainstCms';
import {ensureInstalled} from '../checks/shared/lab/install';
import {kindOf} from '../checks/samples/mutation/kindOf';
import {mutate, optionNames, type Mutation} from '../checks/samples/mutation/mutate';
import {randomNumbers} from '../checks/samples/mutation/randomNumbers';
import {readPages} from '../checks/samples/pages';
import {readSources} from '../checks/shared/readSources';
import type {Page, Sample} from '../checks/shared/samples/types';

interface Mutant extends Mutation {
  page: Page;
  sample: Sample;
  kind: string;
  file: string;
}

/**
 * Measures the checks: makes one plausible mistake in each of `--count` samples, each in a copy of its page, and counts
 * those that are reported, by kind of fence and by kind of mistake. The same `--seed` makes the same mistakes. Fails
 * below `--least`.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      count: {type: 'string', default: '400'},
      seed: {type: 'string', default: '1'},
      least: {type: 'string', default: '0.9'},
    },
  });
  await ensureInstalled();
  const {pages} = readPages(await readSources('docs'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutations-'));
  try {
    const mutants = await write(folder, pages, Number(values.count), randomNumbers(Number(values.seed)));
    const {problems} = await checkAgainstCms({root: folder});
    const files = new Set(problems.map(({file}) => path.resolve(file)));
    const caught = new Set(mutants.filter(({file}) => files.has(file)));
    for (const {page, sample, kind, change, from, to} of mutants.filter((one) => !caught.has(one))) {
      console.log(`not caught: ${page.file}:${sample.line} (${kind}, ${change})  ${from} -> ${to}`);
    }
    print(mutants, caught);
    const share = caught.size / Math.max(mutants.length, 1);
    console.log(`${caught.size} of ${mutants.length} mistakes caught, ${(share * 100).toFixed(1)} %`);
    process.exitCode = share < Number(values.least) ? 1 : 0;
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** Caught and made mistakes: a row for each kind of fence, a column for each kind of mistake. */
function print(mutants: readonly Mutant[], caught: ReadonlySet<Mutant>): void {
  const count = (some: readonly Mutant[]): string =>
    some.length === 0 ? '' : `${some.filter((one) => caught.has(one)).length}/${some.length}`;
  const changes = [...new Set(mutants.map(({change}) => change))].sort();
  const kinds = [...new Set(mutants.map(({kind}) => kind))].sort();
  const row = (some: readonly Mutant[]): Record<string, string> => ({
    ...Object.fromEntries(changes.map((change) => [change, count(some.filter((one) => one.change === change))])),
    all: count(some),
  });
  console.table(
    Object.fromEntries([
      ...kinds.map((kind) => [kind, row(mutants.filter((one) => one.kind === kind))] as const),
      ['all', row(mutants)],
    ]),
  );
}

/** As many mistakes in each kind of fence, so that the rare kinds count, too. */
async function write(folder: string, pages: readonly Page[], count: number, random: () => number): Promise<Mutant[]> {
  const byKind = new Map<string, Array<{page: Page; sample: Sample}>>();
  for (const page of pages) {
    for (const sample of page.samples) {
      const kind = kindOf(sample);
      if (kind !== undefined) {
        byKind.set(kind, [...(byKind.get(kind) ?? []), {page, sample}]);
      }
    }
  }
  const names = new Map([...byKind].map(([kind, some]) => [kind, some.flatMap(({sample}) => optionNames(sample))]));
  const mutants: Mutant[] = [];
  const made = new Set<string>();
  for (let attempt = 0; mutants.length < count && attempt < count * 20; attempt += 1) {
    const [kind = '', candidates = []] = [...byKind][attempt % byKind.size] ?? [];
    const {page, sample} = candidates[Math.floor(random() * candidates.length)] ?? {};
    const mutation = sample && mutate(sample, random, names.get(kind));
    const key = `${page?.file}:${sample?.line} ${mutation?.title}${mutation?.text}`;
    if (!page || !sample || !mutation || made.has(key)) {
      continue;
    }
    made.add(key);
    const file = path.join(folder, `${String(mutants.length).padStart(3, '0')}.mdx`);
    await mkdir(folder, {recursive: true});
    await writeFile(file, withMutation(page, sample, mutation));
    mutants.push({...mutation, page, sample, kind, file});
  }
  return mutants;
}

/** The page up to the response that follows the sample: what is below cannot be what catches a mistake. */
function withMutation(page: Page, sample: Sample, {text, title}: Mutation): string {
  const lines = page.source.split('\n');
  const body = text.split('\n').map((line) => sample.indent + line);
  const before = sample.meta.values.title;
  if (title !== undefined && before !== undefined) {
    lines[sample.line - 1] = (lines[sample.line - 1] ?? '').replace(before, title);
  }
  lines.splice(sample.line, sample.endLine - sample.line - 1, ...body);
  return lines.slice(0, endOfGroup(page, sample)).join('\n');
}

/** Last line of the response that follows a sample, or of the sample. */
function endOfGroup(page: Page, sample: Sample): number {
  const index = page.samples.indexOf(sample);
  const following = page.samples
    .slice(index + 1, index + 3)
    .filter(({kind}) => kind === 'response' || kind === 'variables');
  return (following.at(-1) ?? sample).endLine;
}

void main();
