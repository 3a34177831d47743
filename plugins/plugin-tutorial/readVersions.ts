import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {dropMagicComments} from '../../src/lib/code/magicComments';
import {extractFences} from '../../src/lib/code/extractFences';

/** Folder of the plugin in the project of a reader; titles of its files begin with it. */
export const pluginFolder = 'src/plugins/backstage';

/** The pages of the tutorial, in the order in which a reader follows them. */
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

/** The plugin as it is at the end of a page of the tutorial. */
export interface Version {
  /** From 1 on. */
  number: number;
  /** Path of the page below `docs`. */
  page: string;
  /** Text of each file, by its path in the plugin. */
  files: ReadonlyMap<string, string>;
}

/**
 * Reads the plugin that the tutorial builds. A page shows the files that it adds or changes, each of them whole; all others
 * stay as the page before left them. Comments that mark lines are on the page, and not in the files.
 *
 * @param docs - folder of the pages
 * @throws Error when a page is missing
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
