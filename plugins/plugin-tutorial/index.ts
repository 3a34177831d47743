import type {LoadContext, Plugin} from '@docusaurus/types';
import {strToU8, zipSync} from 'fflate';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pluginFolder, tutorial, readVersions, type Version} from './readVersions';

/** In local time, because that's what the ZIP format stores, so that builds in any time zone produce the same files. */
const date = new Date(2026, 0, 1);

/** Publishes the tutorial's plugin as it is at the end of each page: `/downloads/backstage-1.zip` and so on. */
export default function pluginTutorial({siteDir}: LoadContext): Plugin<Version[]> {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'plugin-tutorial',

    // Sites without the tutorial, such as fixture sites, have nothing to download.
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

/** All files are in one folder named after the plugin, so that they can be unzipped directly into a project. */
function zipOf(files: Version['files']): Uint8Array {
  const folder = path.basename(pluginFolder);
  const entries = [...files].map(([name, text]) => [`${folder}/${name}`, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), {mtime: date});
}
