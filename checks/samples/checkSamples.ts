import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {applicationCache, applicationHash} from '../shared/lab/workspace';
import type {Source} from '../shared/readSources';
import {messages} from '../shared/samples/messages';
import {readPages} from './pages';
import {PassedSamples, textOf} from './passedSamples';
import {loadFiles, type FileSet} from './requests/loadFiles';
import {partsOf} from './requests/partsOf';
import {rewrite} from './requests/rewrite';
import type {Labs, PageRun} from './requests/runPage';
import {runPages} from './requests/runPages';
import {Workers} from './workers';
import type {Problem} from '../shared/problem';
import type {Kind, Page} from '../shared/samples/types';

/** Maximum share of fences that may opt out of checks. */
export const maxOptedOut = 0.005;

export interface Options {
  /** Write real responses into the pages instead of reporting those that differ. */
  update?: boolean;
  /** Only pages whose path contains one of these. */
  only?: readonly string[];
  /** Folder for cached results; without it, everything is checked. */
  cache?: string;
  /** Running processes to reuse; without them, new ones are started and end with the check. */
  workers?: Workers;
}

export interface Report {
  /** Files that were checked. */
  pages: readonly string[];
  fences: number;
  byKind: Readonly<Partial<Record<Kind, number>>>;
  optedOut: ReadonlyArray<{file: string; line: number; reason: string}>;
  /** Pages whose samples were run now rather than taken from the cache. */
  run: number;
  /** Pages written by an update. */
  updated: readonly string[];
  problems: readonly Problem[];
}

/**
 * Checks every sample of every page against the samples application.
 *
 * @param sources - all pages and partials, including those that `only` excludes, because samples may use what other pages declare
 */
export async function checkSamples(sources: readonly Source[], options: Options = {}): Promise<Report> {
  const workers = options.workers ?? new Workers();
  try {
    return await checkWith(workers, sources, options);
  } finally {
    if (!options.workers) {
      await workers.stop();
    }
  }
}

async function checkWith(
  {labs, statics}: Workers,
  sources: readonly Source[],
  {update = false, only = [], cache: directory}: Options,
): Promise<Report> {
  const {pages: all} = readPages(sources);
  const pages = all.filter(({file}) => only.length === 0 || only.some((part) => file.includes(part)));
  const cache = directory && !update ? new PassedSamples(directory) : undefined;
  const found: Problem[] = [];
  const updated: string[] = [];
  /** Parts of pages that pass if their page's deferred files load. */
  const waiting: {file: string; key: string}[] = [];
  const unloaded: FileSet[] = [];
  let run = 0;
  const files = pages.map(({file}) => file);
  const declarations = await declarationsOf(labs);
  const besides = statics.check({sources, files, cache: cache && directory, declarations});
  // If it fails, the error is thrown below, once all pages have finished.
  besides.catch(() => undefined);
  await runPages(pages, async (page) => {
    const result = await runParts(page, labs, cache);
    run += result.ran > 0 ? 1 : 0;
    waiting.push(...result.waiting.map((key) => ({file: page.file, key})));
    unloaded.push(...result.unloaded);
    const text = update ? rewrite(page.source, result.answers) : page.source;
    if (text === page.source) {
      found.push(...result.problems);
      return;
    }
    await writeFile(path.resolve(page.file), text);
    updated.push(page.file);
    const written = new Set(result.answers.map(({response}) => response.line));
    found.push(...result.problems.filter(({line}) => !written.has(line)));
  });
  const unloadable = await loadFiles(unloaded, labs);
  found.push(...unloadable);
  const failed = new Set(unloadable.map(({file}) => file));
  waiting.filter(({file}) => !failed.has(file)).forEach(({key}) => cache?.keep(key));
  found.push(...(await besides));
  return report(pages, found, run, updated, only.length === 0);
}

/** Results of the parts of a page that weren't cached. */
interface PartsRun extends PageRun {
  /** Number of these parts. */
  ran: number;
  /** Keys of those that pass if the page's deferred files load. */
  waiting: string[];
}

async function runParts(page: Page, labs: Labs, cache: PassedSamples | undefined): Promise<PartsRun> {
  const all: PartsRun = {problems: [], answers: [], unloaded: [], ran: 0, waiting: []};
  try {
    for (const part of partsOf(page)) {
      const key = cache?.keyOf('run', page.file, textOf(part.samples)) ?? '';
      if (cache?.has(key)) {
        continue;
      }
      all.ran += 1;
      const {problems, answers, unloaded} = await part.run(labs);
      all.problems.push(...problems);
      all.answers.push(...answers);
      all.unloaded.push(...unloaded);
      if (problems.length === 0 && unloaded.length === 0) {
        cache?.keep(key);
      } else if (problems.length === 0) {
        all.waiting.push(key);
      }
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    all.problems.push({file: page.file, line: 1, ...messages.crashed(reason)});
  }
  return all;
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
  problems.sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
  return {pages: pages.map(({file}) => file), fences, byKind, optedOut, run, updated, problems};
}

/** The type declarations of the samples application, generated once for each state of it. */
export async function declarationsOf(labs: Labs): Promise<ReadonlyArray<readonly [string, string]>> {
  return applicationCache.remember(`types-${applicationHash()}`, async () => (await labs.plain()).types());
}
