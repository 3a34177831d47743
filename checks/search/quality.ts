import {z} from 'zod';
import {searchPlugin} from '../../config/search';
import {readYaml} from '../../tools/readYaml';
import {regroup} from '../../plugins/search/core/regroup';
import {SearchEngine} from '../../plugins/search/core/engine';
import {readFullFile} from '../../plugins/search/build/readIndexFiles';

export const kinds = ['navigational', 'symbol', 'typo', 'prefix', 'question', 'synonym'] as const;

const ledgerSchema = z.array(
  z.strictObject({
    query: z.string().min(1),
    kind: z.enum(kinds),
    pages: z.array(z.string().startsWith('/')).min(1),
    why: z.string().min(1),
  }),
);

export type SearchPromise = z.infer<typeof ledgerSchema>[number];

const messagesSchema = z.array(
  z.strictObject({query: z.string().min(1), pages: z.array(z.string().startsWith('/')).min(1)}),
);

/** A query, and the pages of which any is a right result. */
export type JudgedQuery = z.infer<typeof messagesSchema>[number];

/** A query with its outcome: `rank` counts from 1; 0 means that it's not in the top ten. */
export type Outcome<Query extends JudgedQuery = SearchPromise> = Query & {rank: number; first: string};

export interface Scores {
  count: number;
  success1: number;
  success3: number;
  /** Mean reciprocal rank over the first ten pages. */
  mrr: number;
}

/**
 * @param file - tests/search/ledger.yml
 * @throws Error that names the file and each invalid row
 */
export function readLedger(file: string): Promise<SearchPromise[]> {
  return readYaml(file, ledgerSchema);
}

/**
 * @param file - tests/search/messages.yml
 * @returns messages as readers paste them, with the pages that explain them
 * @throws Error that names the file and each invalid row
 */
export function readMessages(file: string): Promise<JudgedQuery[]> {
  return readYaml(file, messagesSchema);
}

/**
 * @param folder - folder of the index in the built site
 * @returns the engine as the worker loads it, and the paths of its pages
 */
export async function loadEngine(folder: string): Promise<{engine: SearchEngine; paths: ReadonlySet<string>}> {
  const file = await readFullFile(folder);
  const engine = new SearchEngine(file, file.index);
  return {engine, paths: new Set(file.pages.map((page) => page.path))};
}

/**
 * Runs each query, and finds the first right page in the order in which the modal shows them.
 *
 * @throws Error that names each query that wants a page the site doesn't have
 */
export function judge<Query extends JudgedQuery>(
  queries: readonly Query[],
  {engine, paths}: {engine: SearchEngine; paths: ReadonlySet<string>},
): Outcome<Query>[] {
  return judgeSearch(queries, paths, (query) => shownPages(engine, query));
}

/**
 * Does the same with any other search.
 *
 * @param search - returns the paths of pages, best first
 */
export function judgeSearch<Query extends JudgedQuery>(
  queries: readonly Query[],
  paths: ReadonlySet<string>,
  search: (query: string) => readonly string[],
): Outcome<Query>[] {
  const wrong = queries.flatMap(({query, pages}) =>
    pages.filter((page) => !paths.has(page)).map((page) => `  "${query}" wants ${page}: there is no such page.`),
  );
  if (wrong.length > 0) {
    throw new Error(`tests/search:\n${wrong.join('\n')}`);
  }
  return queries.map((judged) => {
    const shown = search(judged.query);
    return {
      ...judged,
      rank: shown.slice(0, 10).findIndex((url) => judged.pages.includes(url)) + 1,
      first: shown[0] ?? '',
    };
  });
}

/** @returns the paths of the pages that the modal shows for a query, in its order */
export function shownPages(engine: SearchEngine, query: string): string[] {
  const {hits} = engine.toResponse(engine.search(query), new Map());
  return regroup(hits, searchPlugin.groups).flatMap(({pages}) => pages.map(({url}) => url));
}

export function score(outcomes: readonly {rank: number}[]): Scores {
  const share = (isKept: (outcome: {rank: number}) => boolean): number =>
    outcomes.filter(isKept).length / Math.max(1, outcomes.length);
  return {
    count: outcomes.length,
    success1: share(({rank}) => rank === 1),
    success3: share(({rank}) => rank > 0 && rank <= 3),
    mrr: outcomes.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, outcomes.length),
  };
}
