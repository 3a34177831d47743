import type {Manifest} from '../core/indexFiles';
import type {PageRecord} from '../core/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * @param folder - folder of the index in the built site, for example `build/search`
 * @returns the records of the built site
 * @throws Error if the site was not built
 */
export async function readRecordsFile(folder: string): Promise<PageRecord[]> {
  try {
    const {records} = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
    return JSON.parse(await readFile(path.join(folder, records), 'utf8')) as PageRecord[];
  } catch (error) {
    throw new Error(`No search index in ${folder}: run npm run build first`, {cause: error});
  }
}
