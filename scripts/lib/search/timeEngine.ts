import type {SearchEngine} from '../../../plugins/search/core/engine';
import {readFullFile, readPassagesFile} from '../../../plugins/search/build/readIndexFiles';

/** Rounds over all queries. The first ones warm up the engine, like the first letters that a reader types. */
const rounds = 4;

/**
 * Measures the worker's work for each keystroke: every query is typed letter by letter, ranked, excerpted and
 * highlighted.
 *
 * @param folder - folder of the index in the built site
 * @param engine - from the same folder
 * @param queries - the queries to type
 * @returns CPU time in milliseconds of every keystroke of the last round, ascending
 */
export async function timeEngine(folder: string, engine: SearchEngine, queries: readonly string[]): Promise<number[]> {
  const {passages} = await readFullFile(folder);
  const texts = new Map(
    await Promise.all(passages.map(async (name, page) => [page, await readPassagesFile(folder, name)] as const)),
  );
  return timeKeys(queries, (query) => engine.toResponse(engine.search(query), texts));
}

/**
 * Types every query letter by letter.
 *
 * @param search - called for each letter
 * @returns CPU time in milliseconds of every keystroke of the last round, ascending
 */
export function timeKeys(queries: readonly string[], search: (query: string) => unknown): number[] {
  let times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times = queries.flatMap((query) => Array.from(query, (_, last) => timeOne(() => search(query.slice(0, last + 1)))));
  }
  return times.sort((a, b) => a - b);
}

/** The value below which this share (from 0 to 1) of ascending numbers lies; 0 if there are none. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.floor(ascending.length * share)] ?? 0;
}

/** Measures CPU time, so that other processes on the machine don't count. */
function timeOne(search: () => unknown): number {
  const before = process.cpuUsage();
  search();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}
