import {runInProject, isStarted} from '../javascript/runInProject';
import type {Page, Sample} from '../../shared/samples/types';
import {isLoaded, isSent, runPage, type Labs, type PageRun} from './runPage';
import {windowsOf} from './windowOf';

/** A part of a page that runs independently. */
export interface Part {
  /** All samples that determine the result. */
  samples: readonly Sample[];
  run(labs: Labs): Promise<PageRun>;
}

/**
 * Splits a page into parts, so that an edit only reruns those that it concerns: one for each application that the page needs,
 * and one for all scripts and tests that are started with Node.js.
 */
export function partsOf(page: Page): Part[] {
  const parts = windowsOf(page.samples, isLoaded, isSent).map((window): Part => {
    const {start, end} = window;
    const isUsed = (sample: Sample, index: number) => index <= end && (index >= start || isLoaded(sample));
    return {samples: page.samples.filter(isUsed), run: (labs) => runPage(page, labs, window)};
  });
  const started = page.samples.filter(isStarted);
  if (started.length === 0) {
    return parts;
  }
  const files = filesOf(page.samples);
  const run = async () => ({problems: await runInProject(page, files), answers: [], unloaded: []});
  return [...parts, {samples: [...files, ...started], run}];
}

/** The files that an application loads. Of those with the same title, the last replaces the others. */
export function filesOf(samples: readonly Sample[]): Sample[] {
  return [...new Map(samples.filter(isLoaded).map((sample) => [sample.meta.values.title, sample])).values()];
}
