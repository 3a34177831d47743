import {escapeRegExp} from '../../../src/lib/escapeRegExp';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {isComposeFile} from '../data/checkCompose';

/** Names that an author makes up, by what they are, with the fences that have them and where. */
interface OwnNames {
  what: string;
  isIn: (sample: Sample) => boolean;
  pattern: RegExp;
}

const ownNames: readonly OwnNames[] = [
  {
    what: 'service',
    isIn: ({meta}) => isComposeFile(meta.values.title),
    pattern: /^ {2}([\w-]+):$/gm,
  },
  {
    what: 'image',
    isIn: ({meta}) => isComposeFile(meta.values.title),
    pattern: /\bimage: (?:registry\.example\.com\/)?([\w-]+(?:\/[\w-]+)?):/g,
  },
  {
    what: 'plugin',
    isIn: ({meta}) => /^config\/plugins\./.test(meta.values.title ?? ''),
    pattern: /^ {2}'?([\w-]+)'?: \{/gm,
  },
  {
    what: 'option of a middleware',
    isIn: ({meta}) => /^config\/middlewares\./.test(meta.values.title ?? ''),
    pattern: /\bname: '(?:global|plugin|api)::[\w.-]+', config: \{ (\w+):/g,
  },
];

/**
 * Reports names of an author's own that are nowhere else on their page: what nothing refers to is misspelled, or a reader
 * doesn't learn what it's for.
 */
export function checkOwnNames({file, source, samples}: Page): Problem[] {
  return samples.flatMap((sample) =>
    ownNames
      .filter(({isIn}) => isIn(sample))
      .flatMap(({what, pattern}) =>
        [...sample.text.matchAll(pattern)]
          .map(({1: name = '', index, 0: whole}) => ({name, index: index + whole.indexOf(name)}))
          .filter(({name}) => countOf(name, source) < 2)
          .map(({name, index}) => ({
            file,
            line: sample.line + sample.text.slice(0, index).split('\n').length,
            message: `nothing else on this page names the ${what} ${name}`,
            fix: 'correct it, or say what it is',
          })),
      ),
  );
}

function countOf(name: string, source: string): number {
  return source.split(new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`, 'i')).length - 1;
}
