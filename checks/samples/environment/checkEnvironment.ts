import {didYouMean} from '../../shared/didYouMean';
import type {Problem} from '../../shared/problem';
import type {Page} from '../../shared/samples/types';
import {readAssignments} from './readAssignments';

/** Variables that other programs in a deployment read. */
const others = [
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
 * Reports variables that a page sets but nothing reads: neither the packages or a new application, nor code on the page
 * (`env('NAME')`, `process.env.NAME`), nor a reference such as `${NAME}`. Conversely, reports variables that the page's
 * configuration reads but its `.env` file doesn't set. Also reports values of the wrong type, and variables that one
 * fence sets twice.
 *
 * @param known - names that the packages and a new application read
 */
export function checkEnvironment(pages: readonly Page[], known: readonly string[]): Problem[] {
  return [
    ...wrongValues(pages),
    ...repeated(pages),
    ...pages.flatMap((page) => [...undeclared(page, secretsOfProject), ...unread(page, known)]),
  ];
}

/** Variables that a new project's configuration reads without a default, because its `.env` file sets them. */
export const secretsOfProject = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'JWT_SECRET',
  'ENCRYPTION_KEY',
];

/** Variables that neither the packages, nor a new project, nor anything on the page reads. */
function unread({file, source, samples}: Page, known: readonly string[]): Problem[] {
  const read = new Set([...known, ...others]);
  const readings = /\benv(?:\.\w+)?\(\s*['"`](\w+)|process\.env\.(\w+)|\$\{?([A-Z]\w+)/g;
  for (const [, ...names] of source.matchAll(readings)) {
    names.filter(Boolean).forEach((name) => read.add(name));
  }
  return samples.flatMap((sample) =>
    readAssignments(sample)
      .filter(({name}) => !read.has(name))
      .map(({name, line}) => ({
        file,
        line: sample.line + line,
        message: `nothing reads the variable ${name}`,
        fix: `${didYouMean(name, [...read])}read it in a configuration file on the page, env('${name}'), or correct its name`,
      })),
  );
}

/** Variables that a fence sets twice. */
function repeated(pages: readonly Page[]): Problem[] {
  const envs = pages.flatMap(({samples}) => samples.filter(({kind}) => kind === 'env'));
  return envs.flatMap((sample) => {
    const names = readAssignments(sample);
    return names
      .filter(({name}, index) => names.slice(0, index).some((other) => other.name === name))
      .map(({name, line}) => ({
        file: sample.file,
        line: sample.line + line,
        message: `${name} is set twice, and only the last counts`,
        fix: 'remove one of the two',
      }));
  });
}

/** Values that `env.bool()` and the like can parse. */
const readable: Readonly<Record<string, RegExp>> = {
  bool: /^(true|false)?$/,
  int: /^(-?\d+)?$/,
  float: /^(-?\d+(\.\d+)?)?$/,
  json: /^[[{"].*$/,
};

/** Values in `.env` fences that can't be parsed as the type that code reads, such as `env.bool('NAME')`. */
function wrongValues(pages: readonly Page[]): Problem[] {
  const kinds = new Map<string, string>();
  for (const {source} of pages) {
    for (const [, kind = '', name = ''] of source.matchAll(/\benv\.(bool|int|float|json)\(\s*['"`](\w+)/g)) {
      kinds.set(name, kind);
    }
  }
  return pages.flatMap(({samples}) =>
    samples
      .filter(({kind}) => kind === 'env')
      .flatMap((sample) =>
        readAssignments(sample)
          .filter(({name, value}) => !/^<.*>$/.test(value) && readable[kinds.get(name) ?? '']?.test(value) === false)
          .map(({name, value, line}) => ({
            file: sample.file,
            line: sample.line + line,
            message: `${name} can't be ${value}`,
            fix: `write a value that env.${kinds.get(name)}() reads`,
          })),
      ),
  );
}

/**
 * Variables that the configuration on a page needs but the page's `.env` file doesn't set. A page without such a file
 * may leave them to the reader, and new projects have their own variables set.
 */
function undeclared({file, samples}: Page, known: readonly string[]): Problem[] {
  const files = samples.filter(({kind}) => kind === 'env');
  const set = new Set([...others, ...known, ...files.flatMap(readAssignments).map(({name}) => name)]);
  const [first] = files;
  if (!first) {
    return [];
  }
  const read = samples
    .filter(({kind, meta}) => kind === 'code' && !meta.values.title?.startsWith('config/env/'))
    .flatMap(({text}) => [...text.matchAll(/\benv(?:\.\w+)?\(\s*['"`](\w+)['"`]\s*\)/g)].map(([, name = '']) => name));
  return [...new Set(read)]
    .filter((name) => !set.has(name))
    .map((name) => ({
      file,
      line: first.line,
      message: `the configuration on this page reads ${name}, which its .env file doesn't set`,
      fix: `${didYouMean(name, [...set])}set it, or give it a default`,
    }));
}
