import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {checkCommands} from './commands/checkCommands';
import {readCommandTrees} from '../shared/cms/readCommandTrees';
import {checkV4} from './codemods/checkV4';
import {readCodemods} from './codemods/readCodemods';
import {checkConfig} from './config/checkConfig';
import {checkDefaults} from './config/checkDefaults';
import {checkEnvironment} from './config/checkEnvironment';
import {checkManifest} from './config/checkManifest';
import {readKnownKeys} from '../shared/cms/readKnownKeys';
import {checkData} from './data/checkData';
import {checkWorkflow} from './data/checkWorkflow';
import {isModule, loadModules} from './javascript/loadModules';
import {isStarted} from './javascript/runInProject';
import {Lab} from '../shared/lab/lab';
import {applicationCache, applicationHash} from '../shared/lab/workspace';
import type {Source} from '../shared/readSources';
import {messages} from '../shared/samples/messages';
import {readPages} from './pages';
import {PassedSamples} from './passedSamples';
import {rewrite} from './requests/rewrite';
import type {Labs, PageRun} from './requests/runPage';
import {isLoaded, runPage} from './requests/runPage';
import {checkTypes, isTyped} from './typescript/checkTypes';
import type {Problem} from '../shared/problem';
import type {Kind, Page} from '../shared/samples/types';

/** Kinds that are sent to an application. */
const RUN: readonly Kind[] = ['http', 'graphql', 'run', 'response', 'variables'];

/** Share of all fences that may opt out of checks. */
export const MAX_OPTED_OUT = 0.03;

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
  const {pages: all, problems} = readPages(sources);
  const pages = all.filter(({file}) => only.length === 0 || only.some((part) => file.includes(part)));
  const cache = directory && !update ? new PassedSamples(directory) : undefined;
  const found = problems.filter(({file}) => pages.some((page) => page.file === file));
  const updated: string[] = [];
  let run = 0;
  found.push(
    ...pages.flatMap(dataProblems),
    ...(await workflowProblems(pages)),
    ...(await commandProblems(pages)),
    ...(await configurationProblems(pages, all)),
    ...(await v4Problems(pages)),
    ...(await moduleProblems(pages, cache)),
  );
  const labs = new SharedLabs();
  try {
    found.push(...(await typeProblems(pages, labs, cache)));
    const check = async (page: Page): Promise<void> => {
      const key = cache?.keyOf('run', page.file, page.source) ?? '';
      if (cache?.has(key)) {
        return;
      }
      run += 1;
      await labs.plain();
      const result = await runPage(page, labs).catch(
        (error: Error): PageRun => ({
          problems: [{file: page.file, line: 1, ...messages.crashed(error.message)}],
          answers: [],
        }),
      );
      if (result.problems.length === 0) {
        cache?.keep(key);
      }
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
    const running = pages.filter(needsLab);
    const ends = await Promise.allSettled([
      inTurn(running.filter(bootsFirst), check),
      inTurn(
        running.filter((page) => !bootsFirst(page)),
        check,
      ),
    ]);
    // Both have ended by now, so what they booted is stopped.
    for (const end of ends) {
      if (end.status === 'rejected') {
        throw end.reason;
      }
    }
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
  if (whole && first && fences >= 100 && optedOut.length > fences * MAX_OPTED_OUT) {
    problems.push({
      file: first.file,
      line: first.line,
      ...messages.tooManyOptOuts(optedOut.length, fences, MAX_OPTED_OUT),
    });
  }
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {pages: pages.map(({file}) => file), fences, byKind, optedOut, run, updated, problems};
}

function dataProblems(page: Page): Problem[] {
  return page.samples.flatMap((sample) =>
    checkData(sample).map(({line = 0, ...finding}) => ({file: page.file, line: sample.line + line, ...finding})),
  );
}

async function workflowProblems(pages: readonly Page[]): Promise<Problem[]> {
  const samples = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'yaml');
  const found = samples.map(async (sample) =>
    (await checkWorkflow(sample)).map(({line = 0, ...finding}) => ({
      file: sample.file,
      line: sample.line + line,
      ...finding,
    })),
  );
  return (await Promise.all(found)).flat();
}

async function commandProblems(pages: readonly Page[]): Promise<Problem[]> {
  const samples = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'shell' || kind === 'json');
  const trees = samples.length > 0 ? await readCommandTrees() : {};
  return samples.flatMap((sample) =>
    (sample.kind === 'shell' ? checkCommands(sample.text, trees) : checkManifest(sample, trees)).map(
      ({line, ...finding}) => ({
        file: sample.file,
        line: sample.line + line,
        ...finding,
      }),
    ),
  );
}

async function v4Problems(pages: readonly Page[]): Promise<Problem[]> {
  const has = pages.some(({samples}) => samples.some(({kind}) => kind === 'v4'));
  return has ? checkV4(pages, await readCodemods()) : [];
}

async function moduleProblems(pages: readonly Page[], cache: PassedSamples | undefined): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages.filter(({samples}) => samples.some(isModule))) {
    const key = cache?.keyOf('modules', page.file, page.source) ?? '';
    if (cache?.has(key)) {
      continue;
    }
    const found = await loadModules(page);
    problems.push(...found);
    if (found.length === 0) {
      cache?.keep(key);
    }
  }
  return problems;
}

/** Unknown keys of configuration files, defaults that are not the code's, and variables that nothing reads on any of `all` pages. */
async function configurationProblems(pages: readonly Page[], all: readonly Page[]): Promise<Problem[]> {
  const known = await readKnownKeys();
  const files = pages.flatMap((page) => page.samples).filter(({kind}) => kind === 'code');
  return [
    ...files.flatMap((sample) =>
      checkConfig(sample, known).map(({line, ...finding}) => ({
        file: sample.file,
        line: sample.line + line,
        ...finding,
      })),
    ),
    ...pages.flatMap(({file, source}) => checkDefaults(file, source, known.defaults)),
    ...checkEnvironment(all, known.environment).filter(({file}) => pages.some((page) => page.file === file)),
  ];
}

async function typeProblems(pages: readonly Page[], labs: Labs, cache: PassedSamples | undefined): Promise<Problem[]> {
  const coded = pages.filter(({samples}) => samples.some(isTyped));
  if (coded.length === 0) {
    return [];
  }
  const key = cache?.keyOf('types', ...coded.flatMap(({file, source}) => [file, source])) ?? '';
  if (cache?.has(key)) {
    return [];
  }
  const problems = checkTypes(coded, await declarationsOf(labs));
  if (problems.length === 0) {
    cache?.keep(key);
  }
  return problems;
}

/** The declarations generated for the samples application, made once for each state of it. */
async function declarationsOf(labs: Labs): Promise<ReadonlyArray<readonly [string, string]>> {
  return applicationCache.remember(`types-${applicationHash()}`, async () => (await labs.plain()).types());
}

function needsLab(page: Page): boolean {
  return page.samples.some((sample) => RUN.includes(sample.kind) || isLoaded(sample) || isStarted(sample));
}

/** Whether a page uses no application but one with its own files, so that it can run beside pages that share one. */
function bootsFirst(page: Page): boolean {
  const first = page.samples.find((sample) => RUN.includes(sample.kind) || isLoaded(sample));
  return first !== undefined && isLoaded(first);
}

async function inTurn(pages: readonly Page[], check: (page: Page) => Promise<void>): Promise<void> {
  for (const page of pages) {
    await check(page);
  }
}

class SharedLabs implements Labs {
  private lab: Promise<Lab> | undefined;

  plain(): Promise<Lab> {
    this.lab = this.lab?.then((lab) => (lab.stopped ? this.restart(lab) : lab)) ?? Lab.start();
    return this.lab;
  }

  async withFiles(overlays: Parameters<Labs['withFiles']>[0]): Promise<Lab> {
    await this.plain();
    return Lab.start(overlays);
  }

  async stop(): Promise<void> {
    // One that didn't boot has cleaned up after itself.
    await this.lab?.then(
      (lab) => lab.stop(),
      () => undefined,
    );
  }

  private async restart(lab: Lab): Promise<Lab> {
    await lab.stop();
    return Lab.start();
  }
}
