import {readSources} from '../../../checks/shared/readSources';

/** @returns the source of every page and partial below docs/, by path from the root of the repository */
export async function readPageSources(): Promise<Map<string, string>> {
  return new Map((await readSources('docs')).map(({file, source}) => [file, source]));
}
