import type {LoadContext, Plugin} from '@docusaurus/types';
import {strToU8} from 'fflate';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {zipFolder} from '../../tools/zipFolder';
import {pluginFolder, tutorial, readVersions, type Version} from './readVersions';

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

/** The folder in the archive is named after the plugin, so that it can be unzipped directly into a project's `src/plugins`. */
function zipOf(files: Version['files']): Uint8Array {
  return zipFolder(
    path.basename(pluginFolder),
    [...files].map(([name, text]) => [name, strToU8(text)] as const),
  );
}
