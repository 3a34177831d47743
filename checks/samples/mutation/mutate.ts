import type {Sample} from '../../shared/samples/types';

/** One mistake in a sample. */
export interface Mutation {
  /** Text of the sample with the mistake. */
  text: string;
  /** Title of the file with the mistake, if the mistake is in the title. */
  title?: string;
  from: string;
  to: string;
  change: Change;
}

/** A kind of mistake that readers wouldn't notice. */
export type Change =
  | 'misspelling'
  | 'sibling'
  | 'value'
  | 'verb'
  | 'await'
  | 'comparison'
  | 'number'
  | 'import'
  | 'path';

/** Words whose spelling is up to the author: comments, placeholders, text after a `#`, names after `const`. */
const freeText = /\/\*[\s\S]*?\*\/|\/\/.*$|<[\w -]+>|(?<=\s)#.*$|"…"/gm;
const wordPattern = /[$A-Za-z_][\w$]{2,}/g;
/** Names before a colon or an equals sign: options, fields, variables. */
const keyPattern = /(?<![\w$'"-])["']?([A-Za-z_][\w-]{2,})["']?(?=\s*[:=](?![:=]))/g;

type Swaps = Readonly<Record<string, string>>;

/** Interchangeable Strapi values: a sample with the other one is still well-formed. */
const values: Swaps = {
  true: 'false',
  false: 'true',
  draft: 'published',
  published: 'draft',
  asc: 'desc',
  desc: 'asc',
  collectionType: 'singleType',
  oneToMany: 'manyToOne',
  manyToOne: 'oneToMany',
  manyToMany: 'oneToMany',
  inversedBy: 'mappedBy',
  mappedBy: 'inversedBy',
  postgres: 'mysql',
  sqlite: 'postgres',
  production: 'development',
  service_healthy: 'service_started',
  string: 'text',
  integer: 'string',
};

/** Verbs, each with one that does something else. */
const verbs: Swaps = {
  GET: 'POST',
  POST: 'PUT',
  PUT: 'POST',
  DELETE: 'GET',
  findMany: 'findFirst',
  findOne: 'findMany',
  findFirst: 'findMany',
  create: 'update',
  update: 'create',
  publish: 'unpublish',
  unpublish: 'publish',
  $eq: '$ne',
  $gt: '$lt',
  $gte: '$gt',
  $lte: '$lt',
  $contains: '$startsWith',
  register: 'bootstrap',
  bootstrap: 'register',
  beforeCreate: 'afterCreate',
  afterCreate: 'beforeCreate',
  develop: 'build',
  start: 'develop',
  install: 'uninstall',
  export: 'import',
  import: 'export',
};

/** Packages from which an import could plausibly come. */
const sources: Swaps = {
  '@strapi/strapi': '@strapi/utils',
  '@strapi/strapi/admin': '@strapi/strapi',
  '@strapi/utils': '@strapi/strapi',
  '@strapi/design-system': '@strapi/icons',
  '@strapi/icons': '@strapi/design-system',
  '@strapi/client': '@strapi/strapi',
  'node:path': 'node:url',
  react: 'react-dom',
};

/** Weights of the changes in random selection. */
const weights: ReadonlyArray<readonly [Change, number]> = [
  ['misspelling', 4],
  ['sibling', 3],
  ['value', 3],
  ['verb', 3],
  ['await', 1],
  ['comparison', 1],
  ['number', 1],
  ['import', 1],
  ['path', 1],
];

/** Kinds of fences with code, which can have `await`, comparisons and imports. */
const codeKinds: ReadonlySet<Sample['kind']> = new Set(['code', 'run']);

/**
 * Makes one random mistake in a sample.
 *
 * @param random - numbers from 0 to 1
 * @param pool - names of options of other fences of the same kind, as candidates for a wrong one
 * @returns the mistake; `undefined` when the sample has no place for it
 */
export function mutate(sample: Sample, random: () => number, pool: readonly string[] = []): Mutation | undefined {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random() * total;
  const [change = 'misspelling'] = weights.find(([, weight]) => (rest -= weight) < 0) ?? [];
  return mutateAs(change, sample, random, pool);
}

/**
 * @param change - what mistake to make
 * @returns the mistake; `undefined` when the sample has no place for it
 */
export function mutateAs(
  change: Change,
  sample: Sample,
  random: () => number,
  pool: readonly string[] = [],
): Mutation | undefined {
  const {text, kind, meta} = sample;
  const blanked = text.replace(freeText, (free) => free.replace(/[^\n]/g, ' '));
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
  const words = (pattern: RegExp): RegExpExecArray[] => [...blanked.matchAll(pattern)];
  const replaced = (index: number, from: string, to: string): Mutation => ({
    text: text.slice(0, index) + to + text.slice(index + from.length),
    from,
    to,
    change,
  });
  const swapped = (swaps: Swaps, pattern = wordPattern): Mutation | undefined => {
    const word = pick(words(pattern).filter(({0: one}) => Object.hasOwn(swaps, one)));
    return word && replaced(word.index, word[0], swaps[word[0]] ?? '');
  };

  switch (change) {
    case 'misspelling': {
      const word = pick(words(wordPattern).filter(({0: one, index}) => isChecked(kind, blanked, one, index)));
      return word && replaced(word.index, word[0], misspelled(word[0]));
    }
    case 'sibling': {
      const key = kind === 'http' ? undefined : pick(words(keyPattern));
      const other = pick(pool.filter((name) => name !== key?.[1] && !blanked.includes(name)));
      const from = key?.[1] ?? '';
      return key && other !== undefined ? replaced(key.index + key[0].indexOf(from), from, other) : undefined;
    }
    case 'value':
      return swapped(values);
    case 'verb':
      return swapped(verbs, kind === 'shell' ? /\b(develop|build|start|install|export|import)\b/g : wordPattern);
    case 'await': {
      const word = codeKinds.has(kind) ? pick(words(/\bawait /g)) : undefined;
      return word && replaced(word.index, word[0], '');
    }
    case 'comparison': {
      const word = codeKinds.has(kind) ? pick(words(/ (?:[<>]=?|[!=]==|&&) /g)) : undefined;
      const opposite: Swaps = {
        ' > ': ' >= ',
        ' >= ': ' > ',
        ' < ': ' <= ',
        ' <= ': ' < ',
        ' === ': ' !== ',
        ' !== ': ' === ',
        ' && ': ' || ',
      };
      return word && replaced(word.index, word[0], opposite[word[0]] ?? '');
    }
    case 'number': {
      const word = pick(words(/(?<![\w.:/-])\d{1,5}(?![\w.:/-])/g));
      return word && replaced(word.index, word[0], String(Number(word[0]) + 1));
    }
    case 'import': {
      const word = codeKinds.has(kind)
        ? pick(words(/(?<=from ')[^']+(?=')/g).filter(({0: one}) => Object.hasOwn(sources, one)))
        : undefined;
      return word && replaced(word.index, word[0], sources[word[0]] ?? '');
    }
    case 'path': {
      const {title = ''} = meta.values;
      const part =
        codeKinds.has(kind) && !isOfReader(title) ? pick([...title.matchAll(/[a-z]{4,}s?(?=[/.])/g)]) : undefined;
      if (!part) {
        return undefined;
      }
      const [from] = part;
      const to = from.endsWith('s') ? from.slice(0, -1) : `${from}s`;
      return {text, title: title.slice(0, part.index) + to + title.slice(part.index + from.length), from, to, change};
    }
  }
}

/** Names of options in a sample, as candidates for mistakes in others of its kind. */
export function optionNames({text}: Sample): string[] {
  return [...text.replace(freeText, '').matchAll(keyPattern)].map(([, name = '']) => name);
}

/** Removes a letter in the middle. */
function misspelled(word: string): string {
  const middle = Math.ceil(word.length / 2);
  return word.slice(0, middle) + word.slice(middle + 1);
}

/** Files of a reader's own website can have any name: no program looks for them, so another name misleads no one. */
function isOfReader(title: string): boolean {
  return /^(client|web|website)\//.test(title);
}

/** Names that an author makes up in a command (a folder, a file, a value) are just as correct in another spelling. */
function isChecked(kind: Sample['kind'], text: string, word: string, index: number): boolean {
  if (kind !== 'shell') {
    return true;
  }
  const before = text.slice(0, index);
  return (
    /--$/.test(before) ||
    /(^|\n)\s*(npx |npm |yarn |pnpm )?(run |strapi |exec |-- )*$/.test(before) ||
    ['strapi', 'run'].includes(word)
  );
}
