import type {BuiltSite} from '../../../tools/builtSite';
import type {PageRecord} from '../core/types';
import type {PluginOptions} from '../core/options';
import {extractRecord} from './extractRecord';
import {kindOf} from './pageKinds';

/**
 * Reads the records of a built site.
 *
 * @param site - the built site
 * @param baseUrl - where it is on its host, with a slash at both ends
 * @param options - which pages are of which kind, and which are left out
 * @returns one record per page of documentation
 */
export async function readRecords(site: BuiltSite, baseUrl: string, options: PluginOptions): Promise<PageRecord[]> {
  const kinds = new Map(
    site.paths.flatMap((path) => {
      const kind = kindOf(`/${path.slice(baseUrl.length)}`, options);
      return kind ? [[path, kind] as const] : [];
    }),
  );
  const records = await site.read([...kinds.keys()], ({path}, $) => extractRecord($, path, kinds.get(path) ?? 'guide'));
  return records.filter((record) => record !== undefined);
}
