import {rmSync} from 'node:fs';
import {appendFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {measureBuild, type BuildCost} from './lib/measureBuild';
import {numberOption} from './lib/numberOption';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withCleanUp} from './lib/withCleanUp';

/** Folder of the generated pages while the benchmark runs. */
const generated = 'docs/bench';

/** Caches that builds keep: the bundler's, Docusaurus's, and those of our plugins. */
const caches = [
  'node_modules/.cache/rspack',
  '.docusaurus',
  ...['brotli', 'built-pages', 'markdown-twins', 'page-cards', 'request-samples'].map((name) => `.cache/${name}`),
];

/**
 * `npm run bench:build -- [--pages 3000] [--profile]`: measures CPU time, duration and memory of a build without
 * caches, of one without changes, and of one after a page was edited. With `--pages`, also measures a build with that
 * many generated pages in addition; with `--profile`, the time spent in each local plugin. It clears the build caches.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {pages: {type: 'string', default: '0'}, profile: {type: 'boolean', default: false}},
  });
  const {profile} = values;
  const more = numberOption('pages', values.pages, {least: 0});
  const costs: Record<string, BuildCost> = {};
  const measure = async (name: string): Promise<void> => {
    console.log(`${name} …`);
    costs[name] = await measureBuild(profile);
  };
  // Otherwise, the generated pages would become part of the site.
  await withCleanUp(async () => {
    await writePages(1);
    await clearCaches();
    await measure('cold');
    await measure('nothing changed');
    await appendFile(pageFile(0), '\nAn edit.\n');
    await measure('one page edited');
    if (more > 0) {
      await writePages(more);
      await clearCaches();
      await measure(`cold, ${more} pages more`);
    }
  }, removePages);
  console.table(Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, format(cost)])));
  if (profile) {
    console.log('Seconds of the main thread, by local plugin');
    console.table(pluginRows(costs));
  }
}

function removePages(): void {
  rmSync(generated, {recursive: true, force: true});
}

async function clearCaches(): Promise<void> {
  await Promise.all(caches.map((folder) => rm(folder, {recursive: true, force: true})));
}

const pageFile = (index: number): string => path.join(generated, `page-${index}.mdx`);

async function writePages(count: number): Promise<void> {
  await mkdir(generated, {recursive: true});
  for (let index = 0; index < count; index += 1) {
    await writeFile(pageFile(index), pageText(index));
  }
}

/** About as long as a typical page: eight sections with text, a table and a sample, about 700 words. */
function pageText(index: number): string {
  const sections = Array.from(
    {length: 8},
    (_, section) => `## Section ${section} of page ${index} {/* #section-${section} */}

${`Sentence ${index} of the text in section ${section} says something about the option. `.repeat(8)}

| Option | Type | Default |
|---|---|---|
| \`option${index}\` | string | \`value${section}\` |
| \`other${index}\` | number | \`${section}\` |

\`\`\`js no-check="generated"
export const option${index} = {section: ${section}, enabled: true};
\`\`\`
`,
  );
  return `---
title: Generated page ${index}
description: "A page that npm run bench:build generates to see how builds grow."
type: reference
tags: [api]
displayed_sidebar: null
---

A page that is there while the benchmark runs.

${sections.join('\n')}`;
}

function format({processor, wall, memory}: BuildCost): Record<string, string> {
  return {
    'CPU-s': processor.toFixed(1),
    'wall s': wall.toFixed(1),
    'peak MB': memory.toFixed(0),
  };
}

function pluginRows(costs: Readonly<Record<string, BuildCost>>): Record<string, Record<string, string>> {
  const names = new Set(Object.values(costs).flatMap(({plugins}) => [...(plugins?.keys() ?? [])]));
  return Object.fromEntries(
    [...names].map((plugin) => [
      plugin,
      Object.fromEntries(
        Object.entries(costs).map(([build, {plugins}]) => [build, (plugins?.get(plugin) ?? 0).toFixed(2)]),
      ),
    ]),
  );
}

runScript(main);
