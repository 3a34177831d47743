import {rspack} from '@docusaurus/faster';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {ContentNamesPlugin} from '../build/ContentNamesPlugin';
import {fileNamesPlaceholder} from '../build/writeModules';
import type {SectionNames} from '../core/sectionNames';

const importOf = (name: string) => `() => import(/* webpackChunkName: "${name}" */ './${name}.js')`;
const list = `export const names = '${fileNamesPlaceholder}';\n`;

/** The site's code loads two sections, and these load their pages. Both sections load `both`; `dialog` is loaded by the site's code. */
const modules = {
  main: `${list}export const loaders = [${['a', 'b', 'dialog'].map(importOf).join()}]; console.log(names, loaders);`,
  a: `${list}export const loaders = [${['a1', 'a2', 'both'].map(importOf).join()}];`,
  b: `${list}export const loaders = [${['b1', 'both'].map(importOf).join()}];`,
  ...Object.fromEntries(['a1', 'a2', 'b1', 'both', 'dialog'].map((name) => [name, `export default '${name}';`])),
};

it('an edit changes the names of its page and its section only', async () => {
  const before = await build(modules);
  const after = await build({...modules, a1: `export default 'edited';`});
  expect(before.names).toHaveLength(8);
  expect(
    after.names
      .filter((name) => !before.names.includes(name))
      .map(chunkOf)
      .sort(),
  ).toEqual(['a', 'a1']);
  expect(after.sections.main).toBe(before.sections.main);
  expect(after.sections.sections).not.toBe(before.sections.sections);
});

it('a change of what several sections share changes the name of the site’s code, too', async () => {
  const before = await build(modules);
  for (const shared of ['both', 'dialog']) {
    const after = await build({...modules, [shared]: `export default 'edited';`});
    expect(
      after.names
        .filter((name) => !before.names.includes(name))
        .map(chunkOf)
        .sort(),
    ).toEqual([shared, 'main'].sort());
    expect(after.sections.main).not.toBe(before.sections.main);
  }
});

it('each list has the names that are needed there', async () => {
  const {read, sections} = await build(modules);
  expect(chunksIn(read('main'))).toEqual(['a', 'b', 'both=', 'dialog=']);
  expect(chunksIn(read('a'))).toEqual(['a1=', 'a2=']);
  expect(chunksIn(read('b'))).toEqual(['b1=']);
  expect(sections.sections.replace(/\w{8}(?=,|$)/g, '')).toBe('a=,b=');
});

const chunkOf = (name: string) => name.split('.')[0] ?? '';

/** Entries of the list in a script, without hashes. */
function chunksIn(text: string): string[] {
  const [, entries = ''] = /names = '([^']*)'/.exec(text) ?? [];
  return entries.split(',').map((entry) => entry.replace(/=.*/, '='));
}

interface Build {
  /** File names of all scripts. */
  names: string[];
  read: (chunk: string) => string;
  sections: SectionNames;
}

async function build(sources: Readonly<Record<string, string>>): Promise<Build> {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-names-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(path.join(folder, `${name}.js`), source);
  }
  const output = path.join(folder, 'build');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: {main: './main.js'},
    output: {path: output, filename: 'assets/js/[name].js', chunkFilename: 'assets/js/[id].js'},
    optimization: {minimize: false, chunkIds: 'named', concatenateModules: false, mangleExports: false},
    plugins: [new ContentNamesPlugin(() => {})],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  const scripts = path.join(output, 'assets/js');
  const names = readdirSync(scripts);
  return {
    names,
    read: (chunk) => readFileSync(path.join(scripts, names.find((name) => chunkOf(name) === chunk) ?? ''), 'utf8'),
    sections: JSON.parse(readFileSync(path.join(output, 'sections.json'), 'utf8')) as SectionNames,
  };
}
