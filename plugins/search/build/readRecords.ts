import type {BuiltSite} from '../../../tools/builtSite';
import {hashFiles} from '../../../tools/hashFiles';
import type {PageRecord} from '../core/types';
import type {PluginOptions} from './options';
import {extractRecord} from './extractRecord';
import {kindOf} from './pageKinds';

/** What determines the record of a page, in addition to its HTML. */
const code = ['plugins/search', 'package-lock.json'];

/**
 * Reads the records of a built site.
 *
 * @param site - the built site
 * @param options - which kind each page is, and which are excluded
 * @returns one record per page of documentation
 */
export async function readRecords(site: BuiltSite, options: PluginOptions): Promise<PageRecord[]> {
  const kinds = new Map(
    site.paths.flatMap((path) => {
      const kind = kindOf(path, options);
      return kind ? [[path, kind] as const] : [];
    }),
  );
  const records = await site.read(
    kinds.keys(),
    ({path}, document) => extractRecord(document(), path, kinds.get(path) ?? 'guide'),
    JSON.stringify([hashFiles(code), options]),
  );
  return records.filter((record) => record !== undefined);
}
