import {didYouMean} from '../../shared/didYouMean';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {isComposeFile} from '../data/checkCompose';

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
  'MYSQL_RANDOM_ROOT_PASSWORD',
];

/**
 * Reports variables of `.env` fences and Compose files that nothing reads: neither the packages and a new application, nor code on any page
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
    samples.flatMap((sample) =>
      declared(sample)
        .filter(({name}) => !read.has(name))
        .map(({name, line}) => ({
          file: sample.file,
          line: sample.line + line,
          message: `nothing reads the variable ${name}`,
          fix: `${didYouMean(name, [...read])}read it in a configuration file on the page, env('${name}'), or correct its name`,
        })),
    ),
  );
}

/** Variables that a `.env` file or the services of a Compose file set, with their line in the fence. */
function declared({kind, text, meta}: Sample): Array<{name: string; line: number}> {
  const isCompose = kind === 'yaml' && isComposeFile(meta.values.title);
  let depth = Infinity;
  return text.split('\n').flatMap((raw, index) => {
    const [, indent = '', name = ''] = (isCompose ? /^(\s*)(\w+):/ : /^(\s*)(\w+)=/).exec(raw) ?? [];
    const isInside = !isCompose || indent.length > depth;
    if (isCompose && name !== '' && !isInside) {
      depth = name === 'environment' ? indent.length : Infinity;
    }
    return name !== '' && isInside && (kind === 'env' || isCompose) ? [{name, line: index + 1}] : [];
  });
}
