import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {checkSources} from '../checkSources';
import {declarationsOf} from '../checkSamples';
import {isModule, loadModules} from '../javascript/loadModules';
import {readPage} from '../../shared/samples/readPage';
import {isStarted, runInProject} from '../javascript/runInProject';
import {loadFiles} from '../requests/loadFiles';
import {filesOf} from '../requests/partsOf';
import {isLoaded, runPage} from '../requests/runPage';
import {SharedLabs, isRun, runPages} from '../requests/runPages';
import {windowOf, type Window} from '../requests/windowOf';
import {checkTypes, isTyped} from '../typescript/checkTypes';
import type {Mutant} from './types';

/** Timeout for one job or request of a page with a mistake, in milliseconds. */
const limit = 30_000;

/** The stage that caught a mistake. */
export type Stage = 'reading' | 'compiling' | 'running';

/**
 * Finds the mistakes that checks report, like `npm run samples`, but only runs the checks that can catch each: first static
 * checks, then compilation; samples only run if both pass.
 *
 * @param pages - all pages without mistakes
 */
export async function findCaught(pages: readonly Page[], mutants: readonly Mutant[]): Promise<Map<Mutant, Stage>> {
  const caught = new Map<Mutant, Stage>();
  const rest = (): Mutant[] => mutants.filter((one) => !caught.has(one));
  for (const mutant of mutants) {
    const all = pages.map((page) => (page === mutant.original ? mutant.page : page));
    const {problems} = readPage(mutant.page.file, mutant.page.source);
    const found = [...problems, ...(await checkSources([narrowed(mutant, isBeside)], all))];
    if (found.length > 0) {
      caught.set(mutant, 'reading');
    }
  }
  const labs = new SharedLabs(limit);
  try {
    const typed = rest().map((mutant) => narrowed(mutant, isCompiledWith));
    const wrong = new Set(checkTypes(typed, await declarationsOf(labs)).map(({file}) => file));
    for (const mutant of rest()) {
      const module = narrowed(mutant, isCompiledWith);
      const isWrong =
        wrong.has(mutant.page.file) || (module.samples.some(isModule) && (await loadModules(module)).length > 0);
      if (isWrong) {
        caught.set(mutant, 'compiling');
      }
    }
    const running = rest().filter(({original, page, index}) =>
      [original, page].some(({samples}) => samples[index] && canRun(samples[index])),
    );
    const byPage = new Map(running.map((mutant) => [mutant.page, mutant]));
    await runPages([...byPage.keys()], async (page) => {
      const mutant = byPage.get(page);
      const found = mutant && (await isNoticed(mutant, labs));
      if (mutant && found) {
        caught.set(mutant, 'running');
      }
    });
  } finally {
    await labs.stop();
  }
  return caught;
}

async function isNoticed({page, index}: Mutant, labs: SharedLabs): Promise<boolean> {
  try {
    const window = windowOf(page.samples, index, isLoaded);
    const {problems, unloaded} = await runPage(page, labs, window, index);
    return (
      problems.length > 0 ||
      (await projectProblems(page, index, window)).length > 0 ||
      (await loadFiles(unloaded, labs)).length > 0
    );
  } catch {
    // `npm run samples` also reports that a page couldn't be run.
    return true;
  }
}

/** Problems of scripts and tests, if they can catch a mistake in the sample at `index`. */
async function projectProblems(page: Page, index: number, {end}: Window): Promise<Problem[]> {
  const sample = page.samples[index];
  return sample && (isLoaded(sample) || isStarted(sample))
    ? runInProject(page, filesOf(page.samples.slice(0, end + 1)))
    : [];
}

function canRun(sample: Sample): boolean {
  return isRun(sample) || isLoaded(sample) || isStarted(sample);
}

/** The page of a mutant with only the samples that a check needs to catch the mistake. */
function narrowed(mutant: Mutant, isNeeded: (sample: Sample, index: number, mutant: Mutant) => boolean): Page {
  return {...mutant.page, samples: mutant.page.samples.filter((sample, index) => isNeeded(sample, index, mutant))};
}

/** All samples of the page, but only the preceding Strapi 4 sample, because each of them runs a codemod. */
function isBeside({kind}: Sample, index: number, mutant: Mutant): boolean {
  return kind !== 'v4' || index === mutant.index - 1;
}

/** The sample itself, what may import it, and what it may import. */
function isCompiledWith(sample: Sample, index: number, {page, index: own}: Mutant): boolean {
  const changed = page.samples[own];
  return (
    isTyped(sample) &&
    (index === own || (changed?.kind === 'code' && sample.kind === 'code' && page.samples.some(importsFiles)))
  );
}

function importsFiles({kind, text}: Sample): boolean {
  return kind === 'code' && /(from|import|require)\s*\(?\s*['"]\./.test(text);
}
