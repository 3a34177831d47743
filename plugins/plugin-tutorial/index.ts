import type {LoadContext, Plugin} from '@docusaurus/types';
import {strToU8, zipSync} from 'fflate';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pluginFolder, tutorial, readVersions, type Version} from './readVersions';

/** In local time, as the format has it, so that builds in any time zone make the same files. */
const date = new Date(2026, 0, 1);

/** Publishes the plugin of the tutorial, as it is at the end of each of its pages: `/downloads/backstage-1.zip` and so on. */
export default function pluginTutorial({siteDir}: LoadContext): Plugin<Version[]> {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'plugin-tutorial',

    // A site without the tutorial, such as a fixture site, has nothing to download.
    async loadContent() {
      return tutorial.some((page) => existsSync(path.join(docs, page))) ? readVersions(docs) : [];
    },

    async postBuild({content, outDir}) {
      await mkdir(path.join(outDir, 'downloads'), {recursive: true});
      for (const {number, files} of content) {
        await writeFile(path.join(outDir, 'downloads', `backstage-${number}.zip`), zipOf(files));
      }
    },
  };
}

/** All files in one folder, named after the plugin, so that they can be unzipped in a project as they are. */
function zipOf(files: Version['files']): Uint8Array {
  const folder = path.basename(pluginFolder);
  const entries = [...files].map(([name, text]) => [`${folder}/${name}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), {mtime: date});
}
