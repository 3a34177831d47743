import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {checkPages, type PagesReport} from '../checks/pages/checkPages';
import {correctPages} from '../checks/pages/correctPages';
import {checkSpelling} from '../checks/pages/spelling';
import type {Finding} from '../checks/pages/types';
import {env} from '../config/env';
import {formatAnnotation, formatProblem} from './lib/formatProblem';
import {requirePages, selectPages} from './lib/pages/selectPages';
import {loadSiteRules} from './lib/pages/siteRules';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * Checks the source of pages, and the texts of tags, screenshots and clips: `npm run check -- filters` checks files
 * whose path contains a word, `--all` every file, and no argument those that differ from the `main` branch. `--fix`
 * corrects mistakes with only one possible correction. The exit code is 1 if any are left.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArguments({
    allowPositionals: true,
    options: {all: {type: 'boolean', default: false}, fix: {type: 'boolean', default: false}},
  });
  const started = Date.now();
  const base = process.cwd();
  const isWanted = selectPages(values.all || env.CI !== '', positionals, base);
  const texts = (await otherTexts()).filter(isWanted);
  // Rules about all pages read files that corrections change, so each check reloads them.
  const check = async (): Promise<PagesReport> => {
    const report = await checkPages(path.resolve('docs'), {base, siteRules: await loadSiteRules(base), isWanted});
    requirePages(report.pages.length + texts.length, positionals);
    return report;
  };
  const {findings, pages, corrected} = values.fix
    ? await correctPages(check, base)
    : {...(await check()), corrected: 0};
  const files = [...pages.map(({file}) => file), ...texts];
  const spelling = await checkSpelling(files, base);
  const left = [...findings, ...spelling];
  left.forEach(print);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const done = corrected > 0 ? `, ${corrected} corrected` : '';
  const hint = files.length === 0 ? ' (none differs from the main branch; --all checks every file)' : '';
  console.log(`${count(files.length, 'file')} checked${hint}: ${count(left.length, 'problem')}${done}; ${seconds} s`);
  process.exitCode = left.length > 0 ? 1 : 0;
}

/** Files other than pages that have text for readers: descriptions of tags, screenshots and clips. */
async function otherTexts(): Promise<string[]> {
  const folder = 'config/screenshots';
  return ['docs/tags.yml', 'config/clips.ts', ...(await readdir(folder)).map((name) => `${folder}/${name}`)];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function print(finding: Finding): void {
  console.log(env.GITHUB_ACTIONS === '' ? formatProblem(finding) : formatAnnotation(finding));
}

runScript(main);
