import {didYouMean} from '../../shared/didYouMean';
import type {Problem} from '../../shared/problem';
import type {Page} from '../../shared/samples/types';

/** Variables that other programs of a deployment read. */
const OTHERS = [
  'NODE_ENV',
  'NODE_OPTIONS',
  'TZ',
  'PATH',
  'POSTGRES_DB',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'MYSQL_DATABASE',
  'MYSQL_USER',
  'MYSQL_PASSWORD',
  'MYSQL_ROOT_PASSWORD',
];

/**
 * Reports variables of `.env` fences that nothing reads: neither the packages and a new application, nor code on any page
 * (`env('NAME')`, `process.env.NAME`), nor what a page refers to as `${NAME}`.
 *
 * @param known - names that the packages and a new application read
 */
export function checkEnvironment(pages: readonly Page[], known: readonly string[]): Problem[] {
  const read = new Set([...known, ...OTHERS]);
  for (const {source} of pages) {
    for (const [, ...names] of source.matchAll(/\benv(?:\.\w+)?\(\s*['"`](\w+)|process\.env\.(\w+)|\$\{?([A-Z]\w+)/g)) {
      names.forEach((name) => read.add(name ?? ''));
    }
  }
  return pages.flatMap(({samples}) =>
    samples
      .filter(({kind}) => kind === 'env')
      .flatMap((sample) =>
        sample.text.split('\n').flatMap((text, index) => {
          const [, name] = /^\s*(\w+)=/.exec(text) ?? [];
          return name === undefined || read.has(name)
            ? []
            : [
                {
                  file: sample.file,
                  line: sample.line + index + 1,
                  message: `nothing reads the variable ${name}`,
                  fix: `${didYouMean(name, [...read])}read it in a configuration file on the page, env('${name}'), or correct its name`,
                },
              ];
        }),
      ),
  );
}
