import type {Problem} from '../../shared/problem';
import type {Source} from '../../shared/readSources';
import type {Page} from '../../shared/samples/types';
import {checkSources} from '../checkSources';
import {isModule, loadModules} from '../javascript/loadModules';
import {readPages} from '../pages';
import {PassedSamples, textOf} from '../passedSamples';
import {checkTypes, isTyped} from '../typescript/checkTypes';

/** A job, as data that can be sent to another process. */
export interface StaticJob {
  /** All pages and partials. */
  sources: readonly Source[];
  /** Paths of the pages to check. */
  files: readonly string[];
  /** Folder for cached results; without it, everything is checked. */
  cache?: string;
  /** The output of `strapi ts:generate-types` for the samples application, by file name. */
  declarations: ReadonlyArray<readonly [string, string]>;
}

/** Runs all checks that need no application: data, commands, configuration, words, modules and types. */
export async function checkStatically({sources, files, cache: directory, declarations}: StaticJob): Promise<Problem[]> {
  const {pages: all, problems} = readPages(sources);
  const checked = new Set(files);
  const pages = all.filter(({file}) => checked.has(file));
  const cache = directory === undefined ? undefined : new PassedSamples(directory);
  return [
    ...problems.filter(({file}) => checked.has(file)),
    ...(await checkSources(pages, all)),
    ...(await moduleProblems(pages, cache)),
    ...typeProblems(pages, declarations, cache),
  ];
}

async function moduleProblems(pages: readonly Page[], cache: PassedSamples | undefined): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const page of pages.filter(({samples}) => samples.some(isModule))) {
    const key = cache?.keyOf('modules', page.file, textOf(page.samples.filter(({kind}) => kind === 'code'))) ?? '';
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

/** Compiles the samples of changed pages. Each page is independent of the others. */
function typeProblems(
  pages: readonly Page[],
  declarations: StaticJob['declarations'],
  cache: PassedSamples | undefined,
): Problem[] {
  const keys = new Map(
    pages.map((page) => [page, cache?.keyOf('types', page.file, textOf(page.samples.filter(isTyped))) ?? '']),
  );
  const changed = pages.filter((page) => page.samples.some(isTyped) && !cache?.has(keys.get(page) ?? ''));
  const problems = checkTypes(changed, declarations);
  const failed = new Set(problems.map(({file}) => file));
  changed.filter(({file}) => !failed.has(file)).forEach((page) => cache?.keep(keys.get(page) ?? ''));
  return problems;
}
