import {createHash} from 'node:crypto';
import {z} from 'zod';
import {readYaml} from '../../tools/readYaml';

export const voices = ['beginner', 'v4 developer', 'editor', 'operator', 'plugin author'] as const;
export const readerKinds = ['question', 'words', 'synonym', 'typo', 'prefix', 'error'] as const;

const readersSchema = z.array(
  z.strictObject({
    query: z.string().min(1),
    voice: z.enum(voices),
    kind: z.enum(readerKinds),
    pages: z.array(z.string().startsWith('/')).min(1),
    also: z.array(z.string().startsWith('/')).min(1).optional(),
  }),
);

export type ReaderQuery = z.infer<typeof readersSchema>[number];

/** Queries in two sets: a development set (`learned`), and a test set (`reported`) that only shows what generalizes. */
export interface Sets<T> {
  learned: T[];
  reported: T[];
}

/**
 * @param file - tests/search/readers.yml
 * @throws Error that names the file and each invalid row
 */
export async function readReaders(file: string): Promise<Sets<ReaderQuery>> {
  return splitSets(await readYaml(file, readersSchema), ({query}) => query, 'readers of 2026-11-22');
}

/**
 * @param queries - queries with the pages that they were written for
 * @returns the same with all pages that were judged to answer them (`also` in the file), for pooled figures. These aren't
 *   comparable with figures by label alone
 */
export function pool(queries: readonly ReaderQuery[]): ReaderQuery[] {
  return queries.map((query) => ({...query, pages: [...query.pages, ...(query.also ?? [])]}));
}

/**
 * Uses a hash, so that adding queries doesn't move others between the sets.
 *
 * @param seed - changing it would move queries from the development set to the test set
 */
export function splitSets<T>(all: readonly T[], textOf: (one: T) => string, seed: string): Sets<T> {
  const isReported = (one: T): boolean =>
    (createHash('sha256')
      .update(`${seed}\n${textOf(one)}`)
      .digest()[0] ?? 0) %
      2 ===
    1;
  return {learned: all.filter((one) => !isReported(one)), reported: all.filter(isReported)};
}
