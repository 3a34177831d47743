import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {dropMagicComments} from '../../src/lib/code/magicComments';
import {extractFences} from '../../src/lib/code/extractFences';

/** Folder of the plugin in the reader's project. The titles of its files begin with it. */
export const pluginFolder = 'src/plugins/backstage';

/** The pages of the tutorial, in order. */
export const tutorial = [
  'create-a-plugin',
  'create-a-plugin/permissions',
  'create-a-plugin/update-data',
  'create-a-plugin/content-manager-panel',
  'create-a-plugin/settings',
  'create-a-plugin/endpoint-for-apps',
  'create-a-plugin/events-and-schedules',
  'create-a-plugin/widget-column-languages',
].map((page) => `cms/plugins-development/${page}.mdx`);

/** The plugin at the end of one page of the tutorial. */
export interface Version {
  /** Number of the version, from 1. */
  number: number;
  /** Path of the page below `docs`. */
  page: string;
  /** Text of each file, by its path in the plugin. */
  files: ReadonlyMap<string, string>;
}

/**
 * Reads the plugin that the tutorial builds. A page shows the full text of each file that it adds or changes; all
 * others stay as they were on the previous page. Comments that highlight lines are removed.
 *
 * @param docs - folder of the pages
 * @throws Error if a page is missing
 */
export async function readVersions(docs: string): Promise<Version[]> {
  const versions: Version[] = [];
  for (const [index, page] of tutorial.entries()) {
    const files = new Map(versions.at(-1)?.files);
    for (const {meta, text} of extractFences(await readFile(path.join(docs, page), 'utf8'))) {
      const {title = ''} = meta.values;
      if (title.startsWith(`${pluginFolder}/`)) {
        files.set(title.slice(pluginFolder.length + 1), `${dropMagicComments(text).trimEnd()}\n`);
      }
    }
    versions.push({number: index + 1, page, files});
  }
  return versions;
}
