import {didYouMean} from '../../shared/didYouMean';
import type {Problem} from '../../shared/problem';
import type {Page, Sample} from '../../shared/samples/types';
import {isComposeFile} from '../data/checkCompose';

/** Variables that other programs of a deployment read. */
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
 * Reports variables of `.env` fences and Compose files that nothing reads: neither the packages and a new application, nor code on any page
 * (`env('NAME')`, `process.env.NAME`), nor what a page refers to as `${NAME}`. Also reports values of `.env` fences that what reads them can't mean, and variables that one
 * sets twice.
 *
 * @param known - names that the packages and a new application read
 */
export function checkEnvironment(pages: readonly Page[], known: readonly string[]): Problem[] {
  const read = new Set([...known, ...others]);
  for (const {source} of pages) {
    for (const [, ...names] of source.matchAll(/\benv(?:\.\w+)?\(\s*['"`](\w+)|process\.env\.(\w+)|\$\{?([A-Z]\w+)/g)) {
      names.filter(Boolean).forEach((name) => read.add(name));
    }
  }
  return [...wrongValues(pages), ...unread(pages, read)];
}

function unread(pages: readonly Page[], read: ReadonlySet<string>): Problem[] {
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

/** Values that a variable takes, when it takes no others: those of databases as Strapi knows them, and of Node.js. */
const listedValues: Readonly<Record<string, RegExp>> = {
  DATABASE_CLIENT: /^(postgres|mysql|sqlite)$/,
  NODE_ENV: /^(development|production|test|staging)$/,
};

/** Values that code can read as the kind of value it asks for, `env.bool('NAME')`. */
const readable: Readonly<Record<string, RegExp>> = {bool: /^(true|false)$/, int: /^-?\d+$/, float: /^-?\d+(\.\d+)?$/};

/** Values in `.env` fences that what reads the variable can't mean, and variables that a fence sets twice. */
function wrongValues(pages: readonly Page[]): Problem[] {
  const patterns = new Map(Object.entries(listedValues));
  for (const {source} of pages) {
    for (const [, kind = '', name = ''] of source.matchAll(/\benv\.(bool|int|float)\(\s*['"`](\w+)/g)) {
      patterns.set(name, readable[kind] ?? /./);
    }
  }
  const envs = pages.flatMap(({samples}) => samples.filter(({kind}) => kind === 'env'));
  return envs.flatMap(({file, line, text}) => {
    const seen = new Set<string>();
    return text.split('\n').flatMap((raw, index): Problem[] => {
      const [, name = '', quoted = ''] = /^\s*(\w+)=("[^"]*"|'[^']*'|[^\s#]*)/.exec(raw) ?? [];
      const value = quoted.replace(/^(['"])(.*)\1$/, '$2');
      const at = {file, line: line + index + 1};
      const isTwice = name !== '' && seen.has(name);
      seen.add(name);
      if (isTwice) {
        return [{...at, message: `${name} is set twice, and only the last counts`, fix: 'remove one of the two'}];
      }
      const pattern = patterns.get(name);
      const isWrong = pattern !== undefined && /^[\w.-]+$/.test(value) && !pattern.test(value);
      return isWrong
        ? [{...at, message: `${name} can't be ${value}`, fix: `write a value that fits ${pattern.source}`}]
        : [];
    });
  });
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
