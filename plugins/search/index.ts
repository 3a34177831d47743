import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './build/options';
import type {SearchData} from './core/searchData';
import type {PageRecord} from './core/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {builtSiteOf} from '../../tools/builtSite';
import {groupMessages, translateGroups} from './build/groupMessages';
import {createIndexFiles} from './build/createIndexFiles';
import {listPages} from './build/development/listPages';
import {serveIndex} from './build/development/serveIndex';
import {SourceIndex} from './build/development/SourceIndex';
import {addAsked, readAsked} from './build/readAsked';
import {readRecords} from './build/readRecords';

/**
 * Builds the embedded search index from the rendered pages, and passes its URL and the result groups for any backend to
 * the search dialog (`client/`). The development server creates the index from the sources of the pages instead.
 */
export default function search(
  {siteDir, generatedFilesDir, outDir, baseUrl, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  const folder = path.join(outDir, options.folder);
  const publicFolder = `${baseUrl}${options.folder}`;
  // On disk, because Docusaurus creates a new plugin instance when the configuration changes, but keeps the server of
  // the first one.
  const pagesFile = path.join(generatedFilesDir, 'search', options.id, 'pages.json');
  let {groups} = options;
  // The phrases are in the default language.
  const asked = i18n.currentLocale === i18n.defaultLocale ? options.asked : undefined;
  const withAsked = async (pages: readonly PageRecord[]): Promise<PageRecord[]> =>
    addAsked(pages, asked === undefined ? [] : await readAsked(asked, siteDir), baseUrl);
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

    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
      const [version] = docs?.loadedVersions ?? [];
      await actions.createData(path.basename(pagesFile), version ? listPages(version, baseUrl, options) : []);
    },

    configureWebpack() {
      const index = new SourceIndex(siteDir, pagesFile, i18n.currentLocale, withAsked);
      // Docusaurus passes `devServer` on, although its types don't say so. It calls its own function, then this one,
      // and merges the lists that they return.
      const setupMiddlewares = (middlewares: unknown[]): [] => {
        middlewares.unshift(serveIndex(publicFolder, index));
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild(props) {
      const pages = await readRecords(builtSiteOf(props), baseUrl, options);
      const records = await withAsked(pages);
      for (const {name, content} of createIndexFiles(records, {locale: i18n.currentLocale})) {
        const file = path.join(folder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

export {validateOptions} from './build/options';
