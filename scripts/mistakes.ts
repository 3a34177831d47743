import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {appendFile, mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {childEnvironment} from '../config/env';
import {assignFiles} from './lib/mistakes/assignFiles';
import {mistakes, type Mistake} from './lib/mistakes/mistakes';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withTemporaryFolder} from './lib/withTemporaryFolder';

/** A mistake in its file, which command detected it, and with which message. */
interface Made extends Mistake {
  file: string;
  message: string;
  who: string;
}

/**
 * `npm run check:mistakes`: makes each mistake of scripts/lib/mistakes in a copy of the last commit, runs the commands
 * that writers use, and prints a table of which command detected it with which message. The exit code is 1 if one
 * wasn't detected. `--samples` also runs the samples of the affected pages, which takes minutes, and `--start` the
 * development server, to see which mistakes its overlay shows.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {samples: {type: 'boolean', default: false}, start: {type: 'boolean', default: false}},
  });
  await withMistakes(undefined, async (folder, made) => {
    note(made, 'check', run(folder, ['tsx/dist/cli.mjs', 'scripts/check.ts', '--all']));
    await again(made);
    const sampled = made.filter(({by}) => by === 'samples').map(({file}) => file);
    if (values.samples) {
      note(made, 'samples', run(folder, ['tsx/dist/cli.mjs', 'scripts/samples.ts', ...sampled]));
    }
    const looked = made.filter(({by = 'check'}) => by === 'check' || values.samples);
    print(looked, values.start ? await startedWith(looked) : new Set());
    const missed = looked.filter(({who}) => who === '');
    console.log(`\n${looked.length} mistakes made, ${looked.length - missed.length} noticed`);
    process.exitCode = missed.length > 0 ? 1 : 0;
  });
}

/**
 * Checks undetected mistakes again without the others, because a page that can't be parsed hides problems in its links.
 */
async function again(made: Made[]): Promise<void> {
  const missed = made.filter(({who, by = 'check'}) => who === '' && by === 'check');
  if (missed.length > 0) {
    await withMistakes(missed, (folder) => {
      note(made, 'check', run(folder, ['tsx/dist/cli.mjs', 'scripts/check.ts', '--all']));
    });
  }
}

/**
 * Mistakes that fail a page's compilation. Others keep the server from loading any page, so each is made separately.
 */
const compiled = /^(?:unknown (?:component|admonition)|<|"\{|this isn't MDX|there's no file|":::)/;

/** @returns the files whose mistakes the development server shows, both in the terminal and in the overlay */
async function startedWith(made: readonly Made[]): Promise<ReadonlySet<string>> {
  const together = made.filter(({message}) => compiled.test(message));
  const alone = made.filter(({message}) => /^(?:front matter|tag |\/)|sidebar/.test(message));
  const shown = new Set<string>();
  for (const some of [together, ...alone.map((one) => [one])]) {
    await withMistakes(some, (folder) => {
      const command = ['@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', '--port', '3999'];
      const output = run(folder, command).join(' ');
      some.filter(({file}) => output.includes(file)).forEach(({file}) => shown.add(file));
    });
  }
  return shown;
}

/**
 * Makes mistakes in a temporary copy of the repository.
 *
 * @param some - the ones to make; by default all
 */
async function withMistakes(
  some: readonly Mistake[] | undefined,
  work: (folder: string, made: Made[]) => Promise<void> | void,
): Promise<void> {
  await withTemporaryFolder('mistakes', async (folder) => {
    await copyRepository(folder);
    await work(folder, await makeAll(folder, some && new Set(some.map(({name}) => name))));
  });
}

async function copyRepository(folder: string): Promise<void> {
  execFileSync('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--shared', '.', folder]);
  for (const modules of ['node_modules', 'samples/node_modules']) {
    if (existsSync(modules)) {
      await symlink(path.resolve(modules), path.join(folder, modules), 'junction');
    }
  }
}

/** Makes all mistakes, or those with these names. A mistake gets the same file in both cases. */
async function makeAll(folder: string, names?: ReadonlySet<string>): Promise<Made[]> {
  const tracked = execFileSync('git', ['ls-files'], {cwd: folder, encoding: 'utf8'}).split('\n');
  const read = (file: string): string =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : '';
  const made: Made[] = [];
  for (const {mistake, file, content} of assignFiles(mistakes, tracked, read)) {
    if (names && !names.has(mistake.name)) {
      continue;
    }
    const absolute = path.join(folder, file);
    if (content === '') {
      await rm(absolute);
    } else {
      await mkdir(path.dirname(absolute), {recursive: true});
      await writeFile(absolute, content);
    }
    for (const [other, text] of Object.entries(mistake.files ?? {})) {
      await appendFile(path.join(folder, other), `${text}\n`);
    }
    made.push({...mistake, file, message: '', who: ''});
  }
  return made;
}

/** @returns the output lines of a program in node_modules, and prints how many seconds it took */
function run(folder: string, [program = '', ...parameters]: readonly string[]): string[] {
  const started = Date.now();
  const {stdout, stderr} = spawnSync(process.execPath, [path.resolve('node_modules', program), ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    // `E2E_TEST` ends the development server after its first compilation.
    env: childEnvironment({GITHUB_ACTIONS: '', CI: '', E2E_TEST: 'true', NO_COLOR: '1', FORCE_COLOR: '0'}),
    maxBuffer: 2 ** 26,
  });
  console.error(`${parameters[0]}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return stripVTControlCharacters(stdout + stderr).split('\n');
}

/** Assigns each mistake the first message about its file. */
function note(made: Made[], command: string, lines: readonly string[]): void {
  for (const mistake of made) {
    const {file, says, by = 'check'} = mistake;
    const index = lines.findIndex((line) => line.includes(says ?? `${file}:`));
    if (mistake.who === '' && (by === command || by === 'check') && index >= 0) {
      const fix = /^ {4}\S/.test(lines[index + 1] ?? '') ? ` → ${lines[index + 1]?.trim()}` : '';
      mistake.who = command;
      mistake.message = `${lines[index]?.replace(/^\S+\s+/, '')}${fix}`;
    }
  }
}

function print(made: readonly Made[], shown: ReadonlySet<string>): void {
  console.log('| Mistake | Reported by | Message |\n| --- | --- | --- |');
  for (const {name, file, who, message} of made) {
    const command = `\`npm run ${who}\`${shown.has(file) ? ', `npm start`' : ''}`;
    const text = message.replaceAll('|', '\\|').replaceAll('`', "'");
    console.log(`| ${name} | ${who === '' ? '**no one**' : command} | ${text === '' ? '' : `\`${text}\``} |`);
  }
}

runScript(main);
