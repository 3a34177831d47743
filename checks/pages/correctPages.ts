import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyEdits} from './applyEdits';
import type {PagesReport} from './checkPages';
import type {Finding} from './types';

/** Keeps two rules that undo each other's corrections from looping forever. */
const mostRounds = 10;

/**
 * Applies every certain correction to the files. Overlapping corrections can't be applied together, so the files are
 * checked again after each round. That also updates the line numbers of the findings that are left.
 *
 * @param check - checks the files as they are now
 * @param base - folder that the names of files start from
 * @returns what is left, and how many corrections were written
 */
export async function correctPages(
  check: () => Promise<PagesReport>,
  base: string,
): Promise<PagesReport & {corrected: number}> {
  let corrected = 0;
  let report = await check();
  for (let round = 0; round < mostRounds && report.findings.some(({edit}) => edit); round += 1) {
    corrected += await writeCorrections(report.findings, base);
    report = await check();
  }
  return {...report, corrected};
}

/** @returns how many corrections were written */
async function writeCorrections(findings: readonly Finding[], base: string): Promise<number> {
  let count = 0;
  for (const name of new Set(findings.filter(({edit}) => edit).map(({file}) => file))) {
    const edits = findings.flatMap(({file, edit}) => (file === name && edit ? [edit] : []));
    const file = path.join(base, name);
    const {text, applied} = applyEdits(await readFile(file, 'utf8'), edits);
    await writeFile(file, text);
    count += applied;
  }
  return count;
}
