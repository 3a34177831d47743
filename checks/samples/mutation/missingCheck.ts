import {isStarted} from '../javascript/runInProject';
import {isLoaded} from '../requests/runPage';
import type {Mutant} from './types';

/** @returns the kind of check that would have caught a missed mistake */
export function missingCheck({original, index, change}: Mutant): string {
  const sample = original.samples[index];
  const next = original.samples[index + 1];
  const title = sample?.meta.values.title ?? '';
  switch (sample?.kind) {
    case 'code':
      if (isLoaded(sample)) {
        return 'nothing on the page depends on what this file does: show a request and its response, or compare its values';
      }
      return isStarted(sample)
        ? 'the file runs, and nothing looks at what it does'
        : 'the file is compiled, and nothing calls it';
    case 'http':
    case 'graphql':
    case 'run':
      return next?.kind === 'response'
        ? 'the response is the same with the mistake: no data of the seed tells the two apart'
        : 'the page shows no response to compare';
    case 'json':
    case 'yaml':
      return `no schema for ${title || 'this data'} knows ${change === 'value' ? 'which values fit' : 'its names'}`;
    case 'shell':
      return 'no list of the names and values that this command takes';
    case 'env':
      return 'no list of the values that this variable takes';
    case 'dockerfile':
    case 'nginx':
    case 'text':
      return `nothing runs the ${sample.kind} file`;
    default:
      return 'nothing reads it';
  }
}
