import {parseRequest} from '../../../plugins/request-samples/core/parseRequest';
import type {Sample} from '../../shared/samples/types';

/** Range of sample indexes, inclusive, whose results a sample can affect. */
export interface Window {
  start: number;
  end: number;
}

/**
 * Finds the samples that have to run to catch a mistake in one. An application boots from the seed whenever a page adds a file,
 * so earlier samples leave nothing behind, and later ones aren't affected by a request.
 *
 * @param isLoaded - whether a sample is a file that the application loads
 */
export function windowOf(samples: readonly Sample[], about: number, isLoaded: (sample: Sample) => boolean): Window {
  const sample = samples[about];
  const after = samples.slice(about + 1);
  const untilFirst = (isEnd: (one: Sample) => boolean): number => {
    const found = after.findIndex(isEnd);
    return found === -1 ? samples.length - 1 : about + found;
  };
  if (sample && isLoaded(sample)) {
    const {title} = sample.meta.values;
    return {start: about, end: untilFirst((one) => isLoaded(one) && one.meta.values.title === title)};
  }
  const start = samples.slice(0, about).map(isLoaded).lastIndexOf(true) + 1;
  const isAnswer = ({kind}: Sample): boolean => kind === 'response' || kind === 'variables';
  const end = untilFirst(sample && onlyReads(sample) ? (one) => !isAnswer(one) : isLoaded);
  return {start, end};
}

function onlyReads({kind, text}: Sample): boolean {
  if (kind === 'http') {
    try {
      return parseRequest(text).method === 'GET';
    } catch {
      return true;
    }
  }
  return kind === 'response' || kind === 'variables' || (kind === 'graphql' && !/\bmutation\b/.test(text));
}

/**
 * Splits a page into windows that can run in any order, each in a separate application.
 *
 * @param isLoaded - whether a sample is a file that the application loads
 * @param isSent - whether a sample needs the application to run
 */
export function windowsOf(
  samples: readonly Sample[],
  isLoaded: (sample: Sample) => boolean,
  isSent: (sample: Sample) => boolean,
): Window[] {
  const starts = [0];
  let hasSent = false;
  for (const [index, sample] of samples.entries()) {
    if (isLoaded(sample) && hasSent) {
      starts.push(index);
      hasSent = false;
    }
    hasSent ||= isSent(sample);
  }
  return starts.map((start, index) => ({start, end: (starts[index + 1] ?? samples.length) - 1}));
}
