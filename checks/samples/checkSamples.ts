import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applicationCache, applicationHash} from '../shared/lab/workspace';
import type {Source} from '../shared/readSources';
import {messages} from '../shared/samples/messages';
import {readPages} from './pages';
import {PassedSamples} from './passedSamples';
import {loadFiles, type FileSet} from './requests/loadFiles';
import {rewrite} from './requests/rewrite';
import type {Labs, PageRun} from './requests/runPage';
import {runPage} from './requests/runPage';
import {SharedLabs, runPages} from './requests/runPages';
import {checkInOwnProcess} from './static/inOwnProcess';
import type {Problem} from '../shared/problem';
import type {Kind, Page} from '../shared/samples/types';

/** Share of all fences that may opt out of checks. */
export const maxOptedOut = 0.005;

export interface Options {
  /** Write real responses into the pages instead of reporting those that differ. */
  update?: boolean;
  /** Only pages whose path contains one of these. */
  only?: readonly string[];
  /** Folder for results of earlier runs; without it everything is checked. */
  cache?: string;
}

export interface Report {
  /** Files that were checked. */
  pages: readonly string[];
  fences: number;
  byKind: Readonly<Partial<Record<Kind, number>>>;
  optedOut: ReadonlyArray<{file: string; line: number; reason: string}>;
  /** Pages whose samples were run now, not taken from an earlier run. */
  run: number;
  /** Pages written by an update. */
  updated: readonly string[];
  problems: readonly Problem[];
}

/**
 * Checks every sample of every page against the samples application.
 *
 * @param sources - all pages and partials, those that `only` leaves out included: samples may use what other pages declare
 */
export async function checkSamples(
  sources: readonly Source[],
  {update = false, only = [], cache: directory}: Options = {},
): Promise<Report> {
  const {pages: all} = readPages(sources);
  const pages = all.filter(({file}) => only.length === 0 || only.some((part) => file.includes(part)));
  const cache = directory && !update ? new PassedSamples(directory) : undefined;
  const found: Problem[] = [];
  const updated: string[] = [];
  /** Keys of the pages that have passed if their unloaded files load, by their file. */
  const waiting = new Map<string, string>();
  const unloaded: FileSet[] = [];
  let run = 0;
  const labs = new SharedLabs();
  try {
    const files = pages.map(({file}) => file);
    const declarations = await declarationsOf(labs);
    const besides = checkInOwnProcess({sources, files, cache: cache && directory, declarations});
    // If it fails, that's thrown below, once no page runs any more.
    besides.catch(() => undefined);
    const check = async (page: Page): Promise<void> => {
      const key = cache?.keyOf('run', page.file, page.source) ?? '';
      if (cache?.has(key)) {
        return;
      }
      run += 1;
      const result = await runPage(page, labs).catch(
        (error: unknown): PageRun => ({
          problems: [
            {file: page.file, line: 1, ...messages.crashed(error instanceof Error ? error.message : String(error))},
          ],
          answers: [],
          unloaded: [],
        }),
      );
      if (result.problems.length === 0) {
        if (result.unloaded.length > 0) {
          waiting.set(page.file, key);
        } else {
          cache?.keep(key);
        }
      }
      unloaded.push(...result.unloaded);
      const text = update ? rewrite(page.source, result.answers) : page.source;
      if (text !== page.source) {
        await writeFile(path.resolve(page.file), text);
        updated.push(page.file);
        result.problems = result.problems.filter(
          ({line}) => !result.answers.some((answer) => answer.response.line === line),
        );
      }
      found.push(...result.problems);
    };
    await runPages(pages, check);
    const unloadable = await loadFiles(unloaded, labs);
    found.push(...unloadable);
    unloadable.forEach(({file}) => waiting.delete(file));
    waiting.forEach((key) => cache?.keep(key));
    found.push(...(await besides));
  } finally {
    await labs.stop();
  }
  return report(pages, found, run, updated, only.length === 0);
}

function report(pages: readonly Page[], problems: Problem[], run: number, updated: string[], whole: boolean): Report {
  const optedOut = pages.flatMap((page) => page.optedOut.map((fence) => ({file: page.file, ...fence})));
  const samples = pages.flatMap((page) => page.samples);
  const byKind: Partial<Record<Kind, number>> = {};
  for (const {kind} of samples) {
    byKind[kind] = (byKind[kind] ?? 0) + 1;
  }
  const fences = samples.length + optedOut.length;
  const [first] = optedOut;
  if (whole && first && fences >= 100 && optedOut.length > fences * maxOptedOut) {
    problems.push({
      file: first.file,
      line: first.line,
      ...messages.tooManyOptOuts(optedOut.length, fences, maxOptedOut),
    });
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {pages: pages.map(({file}) => file), fences, byKind, optedOut, run, updated, problems};
}

/** The declarations generated for the samples application, made once for each state of it. */
export async function declarationsOf(labs: Labs): Promise<ReadonlyArray<readonly [string, string]>> {
  return applicationCache.remember(`types-${applicationHash()}`, async () => (await labs.plain()).types());
}
