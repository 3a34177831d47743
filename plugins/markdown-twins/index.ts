import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {collectChanges} from '../breaking-changes/collectChanges';
import {docsVersions} from '../docsVersions';
import {createTwins} from './build/createTwins';
import {lastChange} from './build/lastChange';
import {createLists} from './core/createLists';
import {homePage, tagPages, type TagWithPages} from './build/generatedPages';
import {groupPages, type SidebarItem} from './core/groupPages';
import type {PageMenuData} from './core/pageMenu';
import {toTwinFile} from './core/toTwinFile';
import {twinPath} from '../../src/lib/twinPath';
import {parseOptions, type Options, type PluginOptions} from './options';
import type {TwinPage} from './core/types';

/**
 * Creates the plugin that writes the Markdown twin of every page (`/cms/intro.md` for `/cms/intro`), generated from the
 * page's source, and the page lists for AI tools (`/llms.txt` and others). The configuration has to call it as a
 * function, so that the plugin shares a module instance with `keepTree`, which the configuration passes to the docs
 * plugin.
 *
 * @throws Error that names each invalid option
 */
export function createMarkdownTwins(userOptions: Options): (context: LoadContext) => Plugin {
  const options = parseOptions(userOptions);
  return function markdownTwins(context) {
    return createPlugin(context, options);
  };
}

function createPlugin({siteDir, siteConfig}: LoadContext, options: PluginOptions): Plugin {
  const {url: origin, title, tagline} = siteConfig;
  const toAbsolute = (pathname: string): string => origin + pathname;
  let version: LoadedVersion | undefined;

  return {
    name: 'markdown-twins',

    contentLoaded({actions}) {
      const data: PageMenuData = {assistants: options.assistants, mcp: options.mcp};
      actions.setGlobalData(data);
    },

    allContentLoaded({allContent}) {
      [version] = docsVersions(allContent);
    },

    async postBuild({outDir}) {
      if (!version) {
        return;
      }
      const {docs, sidebars, tagsPath} = version;
      const twins = await createTwins({
        siteDir,
        origin,
        pages: docs.map(toTwinPage),
        generated: [homePage({title, tagline}, toAbsolute), ...tagPages(tagsOf(version), tagsPath, toAbsolute)],
        breakingChanges: collectChanges(docs),
      });
      const byId = new Map(docs.flatMap(({id}, index) => (twins[index] ? [[id, twins[index]] as const] : [])));
      const isFragment = (id: string): boolean => options.fragments.some((prefix) => id.startsWith(prefix));
      const groups = groupPages(
        sidebars as Readonly<Record<string, readonly SidebarItem[] | undefined>>,
        byId,
        isFragment,
      );
      const site = {...options, origin, title, date: await lastChange(siteDir)};
      const files = [
        ...twins.map((twin) => ({path: twinPath(twin.permalink), text: toTwinFile(twin, site)})),
        ...createLists(groups, site),
      ];
      for (const file of files) {
        const target = path.join(outDir, file.path);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, file.text);
      }
    },
  };
}

type Doc = LoadedVersion['docs'][number];

function toTwinPage({source, permalink, title, description, unlisted}: Doc): TwinPage {
  return {file: source.replace('@site/', ''), permalink, title, description, unlisted};
}

/** Like plugin-content-docs, a tag's page only lists unlisted pages if there are no others. */
function tagsOf({docs}: LoadedVersion): TagWithPages[] {
  const tags = new Map<string, {tag: Doc['tags'][number]; docs: Doc[]}>();
  for (const doc of docs) {
    for (const tag of doc.tags) {
      const found = tags.get(tag.permalink) ?? {tag, docs: []};
      found.docs.push(doc);
      tags.set(tag.permalink, found);
    }
  }
  return [...tags.values()].map(({tag: {label, permalink, description = ''}, docs: tagged}) => {
    const listed = tagged.filter(({unlisted}) => !unlisted);
    return {label, permalink, description, unlisted: listed.length === 0, pages: listed.length > 0 ? listed : tagged};
  });
}
