import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applyEdits} from '../../src/lib/code/applyEdits';
import type {PagesReport} from './checkPages';
import type {Finding} from './types';

/** Prevents an endless loop if two rules undo each other's corrections. */
const mostRounds = 10;

/**
 * Applies every certain correction to the files. Overlapping corrections can't be applied together, so the files are
 * checked again after each round. That also updates the line numbers of the remaining findings.
 *
 * @param check - checks the files in their current state
 * @param base - folder that file names are relative to
 * @returns the remaining findings, and the number of corrections written
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

/** @returns the number of corrections written */
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
