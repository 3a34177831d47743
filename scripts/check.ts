import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyEdits} from '../checks/pages/applyEdits';
import {checkPages} from '../checks/pages/checkPages';
import {checkSpelling} from '../checks/pages/spelling';
import type {Finding} from '../checks/pages/types';
import {env} from '../config/env';
import {requirePages, selectPages} from './lib/pages/selectPages';
import {loadSiteRules} from './lib/pages/siteRules';

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
  const base = process.cwd();
  const isWanted = selectPages(values.all || env.CI !== '', positionals, base);
  const siteRules = await loadSiteRules(base);
  const {findings, pages} = await checkPages(path.resolve('docs'), {base, siteRules, isWanted});
  requirePages(pages.length, positionals);
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
