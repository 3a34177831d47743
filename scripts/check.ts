import {execFileSync} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyEdits} from '../checks/pages/applyEdits';
import {checkPages} from '../checks/pages/checkPages';
import {checkSpelling} from '../checks/pages/spelling';
import {checkOrphans, checkPublished} from '../checks/pages/rules/files';
import type {Finding} from '../checks/pages/types';
import {env} from '../config/env';
import {redirects} from '../config/redirects';

const PUBLISHED = 'config/published.txt';

/**
 * Checks the source of pages: `npm run check -- filters` those whose path contains a word, `--all` every page, and without
 * either those that differ from the branch `main`. `--fix` corrects what has one certain correction. Exit code 1 when
 * something is left.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {all: {type: 'boolean', default: false}, fix: {type: 'boolean', default: false}},
  });
  const started = Date.now();
  const isWanted = select(values.all || env.CI !== '', positionals);
  const published = (await readFile(PUBLISHED, 'utf8')).split('\n').filter(Boolean);
  const siteRules = [checkOrphans, checkPublished(published, new Set(redirects.map(({from}) => from)), PUBLISHED)];
  const base = process.cwd();
  const {findings, pages} = await checkPages(path.resolve('docs'), {base, siteRules, isWanted});
  if (pages.length === 0 && positionals.length > 0) {
    throw new Error(`No page has ${positionals.join(' or ')} in its path below docs/: nothing was checked.`);
  }
  const fixed = values.fix ? await correct(findings) : [];
  const spelling = await checkSpelling(
    pages.map(({file}) => file),
    base,
  );
  const left = [...findings.filter((finding) => !fixed.includes(finding)), ...spelling];
  left.forEach(print);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const corrected = fixed.length > 0 ? `, ${fixed.length} corrected` : '';
  console.log(`${pages.length} files checked: ${left.length} problems${corrected}; ${seconds} s`);
  process.exitCode = left.length > 0 ? 1 : 0;
}

/** Which files are wanted: all, those that contain a word, or those that were changed. */
function select(isAll: boolean, words: readonly string[]): (file: string) => boolean {
  if (words.length > 0) {
    return (file) => words.some((word) => file.includes(word));
  }
  if (isAll) {
    return () => true;
  }
  const changed = new Set([
    ...git('diff', '--name-only', 'main', '--', 'docs'),
    ...git('ls-files', '-mo', '--exclude-standard', 'docs'),
  ]);
  return (file) => changed.has(file);
}

/** @returns the lines that git prints */
function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, {encoding: 'utf8', stdio: 'pipe'}).split('\n');
  } catch {
    throw new Error(
      'git can’t say which pages differ from the branch main. Name pages, or check all of them with --all.',
    );
  }
}

/** @returns the findings that were corrected */
async function correct(findings: readonly Finding[]): Promise<Finding[]> {
  const certain = findings.filter(({edit}) => edit);
  for (const file of new Set(certain.map((finding) => finding.file))) {
    const edits = certain.flatMap((finding) => (finding.file === file && finding.edit ? [finding.edit] : []));
    await writeFile(file, applyEdits(await readFile(file, 'utf8'), edits));
  }
  return certain;
}

function print({file, line, column, message, fix}: Finding): void {
  if (env.GITHUB_ACTIONS !== '') {
    const escaped = `${message}${fix ? `: ${fix}` : ''}`.replaceAll('%', '%25').replaceAll('\n', '%0A');
    console.log(`::error file=${file},line=${line},col=${column}::${escaped}`);
  } else {
    console.log(`${file}:${line}:${column}  ${message}${fix ? `\n    ${fix}` : ''}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
