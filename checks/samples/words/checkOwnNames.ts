import {escapeRegExp} from '../../../src/lib/escapeRegExp';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {isComposeFile} from '../data/checkCompose';
import {lineAt} from '../../shared/lineAt';

/** Kinds of names that an author makes up, with the fences and places where they occur. */
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
 * Reports made-up names that occur only once on their page: they're either misspelled, or the page doesn't say what they're
 * for.
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
            line: sample.line + lineAt(sample.text, index),
            message: `nothing else on this page names the ${what} ${name}`,
            fix: 'correct it, or say what it is',
          })),
      ),
  );
}

function countOf(name: string, source: string): number {
  return source.split(new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`, 'i')).length - 1;
}
