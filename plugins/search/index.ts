import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions, SearchData} from './core/options';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {builtSiteOf} from '../../tools/builtSite';
import {groupMessages, translateGroups} from './build/groupMessages';
import {createIndexFiles} from './build/createIndexFiles';
import {readRecords} from './build/readRecords';

/**
 * Builds the embedded search index from the rendered pages, and tells the search dialog (`client/`) where it is and how
 * results of any backend are grouped. The development server serves the index of the last build, if there was one.
 */
export default function search({outDir, baseUrl, i18n}: LoadContext, options: PluginOptions): Plugin {
  const folder = path.join(outDir, options.folder);
  const publicFolder = `${baseUrl}${options.folder}`;
  let {groups} = options;
  return {
    name: 'search',

    getTranslationFiles: () => [{path: 'groups', content: groupMessages(options.groups)}],

    translateContent({content, translationFiles: [file]}) {
      groups = translateGroups(options.groups, file?.content ?? {});
      return content;
    },

    contentLoaded({actions}) {
      const data: SearchData = {manifest: `${publicFolder}/manifest.json`, groups};
      actions.setGlobalData(data);
    },

    configureWebpack() {
      // Where there was no build, the manifest of the second folder says so.
      const folders = [folder, path.join(__dirname, 'build/development')];
      const served = folders.map((directory) => ({directory, publicPath: publicFolder, watch: false}));
      // Docusaurus passes `devServer` on, though its types do not say so.
      return {devServer: {static: served}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild(props) {
      const records = await readRecords(builtSiteOf(props), baseUrl, options);
      for (const {name, content} of createIndexFiles(records, i18n.currentLocale)) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

export {validateOptions} from './build/options';
