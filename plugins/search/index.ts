import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './build/options';
import type {PageRecord} from './core/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {builtSiteOf} from '../../tools/builtSite';
import {docsVersions} from '../docsVersions';
import {groupMessages, translateGroups} from './build/groupMessages';
import {createIndexFiles} from './build/createIndexFiles';
import {listPages} from './build/development/listPages';
import {serveIndex} from './build/development/serveIndex';
import {SourceIndex} from './build/development/SourceIndex';
import {addAsked, readAsked} from './build/readAsked';
import {readRecords} from './build/readRecords';
import {indexFolder} from './core/indexFiles';

/**
 * Builds the embedded search index from the rendered pages, and passes the result groups for any backend to the search
 * dialog (`client/`). The development server creates the index from the sources of the pages instead.
 */
export default function search(
  {siteDir, generatedFilesDir, outDir, i18n}: LoadContext,
  options: PluginOptions,
): Plugin {
  // On disk, because Docusaurus creates a new plugin instance when the configuration changes, but keeps the server of
  // the first one.
  const pagesFile = path.join(generatedFilesDir, 'search', options.id, 'pages.json');
  let {groups} = options;
  const withAsked = async (pages: readonly PageRecord[]): Promise<PageRecord[]> =>
    addAsked(pages, options.asked === undefined ? [] : await readAsked(options.asked, siteDir));
  return {
    name: 'search',

    getTranslationFiles: () => [{path: 'groups', content: groupMessages(options.groups)}],

    translateContent({content, translationFiles: [file]}) {
      groups = translateGroups(options.groups, file?.content ?? {});
      return content;
    },

    contentLoaded({actions}) {
      actions.setGlobalData({groups});
    },

    async allContentLoaded({allContent, actions}) {
      const [version] = docsVersions(allContent);
      await actions.createData(path.basename(pagesFile), version ? listPages(version, options) : []);
    },

    configureWebpack() {
      const index = new SourceIndex(siteDir, pagesFile, i18n.currentLocale, withAsked);
      // Docusaurus passes `devServer` on, although its types don't say so. It calls its own function, then this one,
      // and merges the lists that they return.
      const setupMiddlewares = (middlewares: unknown[]): [] => {
        middlewares.unshift(serveIndex(`/${indexFolder}`, index));
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild(props) {
      const pages = await readRecords(builtSiteOf(props), options);
      const records = await withAsked(pages);
      for (const {name, content} of createIndexFiles(records, {locale: i18n.currentLocale})) {
        const file = path.join(outDir, indexFolder, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

export {validateOptions} from './build/options';
