import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions, SearchIndexData} from './types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createIndexFiles} from './createIndexFiles';
import {readRecords} from './readRecords';

/**
 * Builds the embedded search index from the rendered pages. The development server serves the index of the last
 * build, if there was one.
 */
export default function searchIndex({outDir, baseUrl}: LoadContext, options: PluginOptions): Plugin {
  const folder = path.join(outDir, options.folder);
  const publicFolder = `${baseUrl}${options.folder}`;
  return {
    name: 'search-index',

    contentLoaded({actions}) {
      const data: SearchIndexData = {manifest: `${publicFolder}/manifest.json`};
      actions.setGlobalData(data);
    },

    configureWebpack() {
      // Where there was no build, the manifest of the second folder says so.
      const folders = [folder, path.join(__dirname, 'development')];
      const served = folders.map((directory) => ({directory, publicPath: publicFolder, watch: false}));
      // Docusaurus passes `devServer` on, though its types do not say so.
      return {devServer: {static: served}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({routesPaths}) {
      const records = await readRecords(outDir, routesPaths, baseUrl, options);
      for (const {name, content} of createIndexFiles(records)) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

export {validateOptions} from './options';
