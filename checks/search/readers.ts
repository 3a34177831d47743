import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {z} from 'zod';

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

/** Changing it would move queries from the development set to the test set. */
const seed = 'readers of 2026-11-22';

/**
 * @param file - tests/search/readers.yml
 * @returns its queries in two sets: a development set (`learned`), and a test set (`reported`) that only shows what generalizes
 * @throws ZodError that names each wrong row
 */
export async function readReaders(file: string): Promise<{learned: ReaderQuery[]; reported: ReaderQuery[]}> {
  const all = readersSchema.parse(parse(await readFile(file, 'utf8')));
  return {
    learned: all.filter(({query}) => !isReported(query)),
    reported: all.filter(({query}) => isReported(query)),
  };
}

/**
 * @param queries - queries with the pages that they were written for
 * @returns the same with all pages that were judged to answer them (`also` in the file), for pooled figures. These aren't
 *   comparable with figures by label alone
 */
export function pool(queries: readonly ReaderQuery[]): ReaderQuery[] {
  return queries.map((query) => ({...query, pages: [...query.pages, ...(query.also ?? [])]}));
}

/** Uses a hash, so that adding queries doesn't move others between the sets. */
function isReported(query: string): boolean {
  return (createHash('sha256').update(`${seed}\n${query}`).digest()[0] ?? 0) % 2 === 1;
}
