import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checkAgainstCms} from '../checks/checkAgainstCms';
import {ensureInstalled} from '../checks/shared/lab/install';
import {mutate} from '../checks/samples/mutation/mutate';
import {randomNumbers} from '../checks/samples/mutation/randomNumbers';
import {readPages} from '../checks/samples/pages';
import {readSources} from '../checks/shared/readSources';
import type {Page, Sample} from '../checks/shared/samples/types';

/** Kinds whose words all mean something to a check. */
const KINDS = new Set(['http', 'response', 'graphql', 'run', 'code', 'shell']);

interface Mutation {
  page: Page;
  sample: Sample;
  from: string;
  to: string;
  file: string;
}

/**
 * Measures the checks: changes one word in each of `--count` samples, each in a copy of its page, and counts the changes
 * that are reported. The same `--seed` makes the same changes. Fails below `--least`.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      count: {type: 'string', default: '200'},
      seed: {type: 'string', default: '1'},
      least: {type: 'string', default: '0.9'},
    },
  });
  await ensureInstalled();
  const {pages} = readPages(await readSources('docs'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutations-'));
  try {
    const mutations = await write(folder, pages, Number(values.count), randomNumbers(Number(values.seed)));
    const {problems} = await checkAgainstCms({root: folder});
    const caught = mutations.filter(({file}) => problems.some((problem) => path.resolve(problem.file) === file));
    for (const {page, sample, from, to} of mutations.filter((one) => !caught.includes(one))) {
      console.log(`not caught: ${page.file}:${sample.line} (${sample.kind})  ${from} -> ${to}`);
    }
    for (const kind of KINDS) {
      const all = mutations.filter(({sample}) => sample.kind === kind);
      console.log(`${kind}: ${all.filter((one) => caught.includes(one)).length}/${all.length}`);
    }
    const share = caught.length / Math.max(mutations.length, 1);
    console.log(`${caught.length} of ${mutations.length} changes caught, ${(share * 100).toFixed(1)} %`);
    process.exitCode = share < Number(values.least) ? 1 : 0;
  } finally {
    await rm(folder, {recursive: true});
  }
}

async function write(folder: string, pages: readonly Page[], count: number, random: () => number): Promise<Mutation[]> {
  const candidates = pages.flatMap((page) =>
    page.samples.filter(({kind}) => KINDS.has(kind)).map((sample) => ({page, sample})),
  );
  const mutations: Mutation[] = [];
  for (let attempt = 0; mutations.length < count && attempt < count * 10 && candidates.length > 0; attempt += 1) {
    const {page, sample} = candidates[Math.floor(random() * candidates.length)] ?? {};
    const change = sample && mutate(sample, random);
    if (!page || !sample || !change) {
      continue;
    }
    const file = path.join(folder, `${String(mutations.length).padStart(3, '0')}.mdx`);
    const lines = page.source.split('\n');
    const body = change.text.split('\n').map((line) => sample.indent + line);
    lines.splice(sample.line, sample.endLine - sample.line - 1, ...body);
    await mkdir(folder, {recursive: true});
    await writeFile(file, lines.slice(0, endOfGroup(page, sample)).join('\n'));
    mutations.push({page, sample, from: change.from, to: change.to, file});
  }
  return mutations;
}

/** Last line of the response that follows a sample, or of the sample: what is below cannot be what catches a change. */
function endOfGroup(page: Page, sample: Sample): number {
  const index = page.samples.indexOf(sample);
  const following = page.samples
    .slice(index + 1, index + 3)
    .filter(({kind}) => kind === 'response' || kind === 'variables');
  return (following.at(-1) ?? sample).endLine;
}

void main();
