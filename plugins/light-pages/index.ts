import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkRoutes} from './build/checkRoutes';
import {absentClasses, absentNavbarItems, needsConsent, type ShownNavbar} from './build/absentParts';
import {ContentNamesPlugin} from './build/ContentNamesPlugin';
import {groupDocs} from './build/groupDocs';
import {listSectionsInManifest} from './build/listSectionsInManifest';
import {nameClasses} from './build/nameClasses';
import {readGeneratedRoutes} from './build/readGeneratedRoutes';
import {shortenClasses} from './build/shortenClasses';
import {UnusedStylesPlugin} from './build/UnusedStylesPlugin';
import {
  countVersions,
  isTagList,
  isVersion,
  splitSidebars,
  trimConfig,
  trimGlobalData,
  trimTagList,
  trimVersion,
} from './build/trimData';
import {write, writeRouteModules, writeServerRegistry, writeSidebars} from './build/writeModules';
import {createReplacement, fileOf} from '../replaceClientModules';
import {splitRoutes} from './core/splitRoutes';
import type {GeneratedRoutes} from './core/types';

const clientDir = path.join(__dirname, 'client');
const themeHooks = (name: string): string => path.join(clientDir, 'themeHooks', name);
const consent = (name: string): string => path.join(__dirname, '../third-parties/client/consent', name);

/** Prefix of chunks that are only loaded on demand; their styles come with them. */
const onRequest = 'on-request-';

/** Code of a single page, whose styles come with it. */
const onOnePage = ['src/pages', 'src/components/(?:TagPage|TagsPage|QueryBuilder)', 'plugins/breaking-changes'];
/** Code of a few pages each. It shares a stylesheet, because separate ones would add as many names to the site's code. */
const onFewPages = ['src/mdx/(?:Badge|Diagram)'];

/** Also in development, so that pages behave as in production. */
function replaceRouter<Plugin>(replace: (upstream: string, replacement: string) => Plugin): Plugin[] {
  const own = (name: string) => path.join(clientDir, 'router', name);
  return [
    replace('react-router', own('index.tsx')),
    replace('react-router-dom', own('index.tsx')),
    replace('react-router-config', own('config.tsx')),
  ];
}

/** The docs plugin's metadata files, one per page. */
const metadataOfPages = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-docs-[^\\/]+\.json$/;

/** Folders of our own CSS modules and the theme's. */
function foldersOfModules(): string[] {
  const own = ['src', 'plugins'].map((folder) => path.join(__dirname, '../..', folder));
  const ofTheme = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) => require.resolve(name));
  return [...own, ...ofTheme.map((main) => path.dirname(main))];
}

function isOnPages({name}: {name?: string | null}): boolean {
  return !name?.startsWith(onRequest);
}

/**
 * Keeps what a page loads small, however many pages the site has (decisions/0011-light-pages.md). Docusaurus puts the
 * routes and file names of all pages into the code of each page; here, a page only loads those of its section.
 */
export default function lightPagesPlugin({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'light-pages');
  const generated = (name: string) => path.join(generatedFilesDir, name);
  const own = (name: string) => path.join(folder, name);
  const {navbar} = siteConfig.themeConfig as ThemeConfig & {navbar: ShownNavbar};
  const anyOf = (folders: readonly string[]) => `.*/(?:${folders.join('|')})/`;
  const styleGroups = {
    // All other styles are in one file, so that their order is the same everywhere.
    styles: {test: new RegExp(`^(?!${anyOf([...onOnePage, ...onFewPages])})`), chunks: isOnPages},
    stylesOfFew: {
      test: new RegExp(anyOf(onFewPages)),
      chunks: isOnPages,
      name: 'styles-of-few',
      type: 'css/mini-extract',
      enforce: true,
      priority: 50,
    },
  };

  function readData(): Record<string, unknown> {
    return JSON.parse(readFileSync(generated('globalData.json'), 'utf8')) as Record<string, unknown>;
  }

  function writeData(): ReturnType<typeof trimGlobalData>['docs'] {
    const {globalData, docs} = trimGlobalData(readData(), navbar.items);
    write(folder, 'globalData.json', JSON.stringify(globalData));
    const metadata = JSON.parse(readFileSync(generated('site-metadata.json'), 'utf8')) as object;
    write(folder, 'site-metadata.json', JSON.stringify({...metadata, pluginVersions: {}}));
    write(folder, 'config.js', `export default ${JSON.stringify(trimConfig(siteConfig))};`);
    return docs;
  }

  /**
   * Replaces the data of docs versions and of the list of tags with smaller data, unless something shows what that lacks. If
   * there's only one version, the sidebars are removed, too.
   */
  function trimRouteData(modules: GeneratedRoutes['modules'], hasVersions: boolean): GeneratedRoutes['modules'] {
    writeSidebars(folder, undefined);
    if (Object.values(modules).includes('@theme/DocCategoryGeneratedIndexPage')) {
      return modules;
    }
    const trim = ([chunk, module]: [string, string]): [string, string] => {
      if (!/^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/.+\.json$/.test(module)) {
        return [chunk, module];
      }
      const props = JSON.parse(readFileSync(module.replace('@generated', generatedFilesDir), 'utf8')) as unknown;
      if (isTagList(props)) {
        write(folder, `tags-${chunk}.json`, JSON.stringify(trimTagList(props)));
        return [chunk, own(`tags-${chunk}.json`)];
      }
      if (!isVersion(props)) {
        return [chunk, module];
      }
      const trimmed = trimVersion(props);
      const split = hasVersions ? undefined : splitSidebars(trimmed);
      if (split) {
        writeSidebars(folder, split.sidebars);
      }
      write(folder, `version-${chunk}.json`, JSON.stringify(split?.props ?? trimmed));
      return [chunk, own(`version-${chunk}.json`)];
    };
    return Object.fromEntries(Object.entries(modules).map(trim));
  }

  return {
    name: 'light-pages',

    getClientModules: () =>
      ['focus.ts', 'loadSidebars.ts', 'ofMostPages.ts', 'lateFonts.ts'].map((name) => path.join(clientDir, name)),

    configureWebpack(configuration, isServer, {currentBundler}) {
      const {mode, plugins = []} = configuration;
      const replace = (upstream: string, replacement: string) =>
        createReplacement(currentBundler, upstream, replacement);
      const leaveOut = (request: string) =>
        createReplacement(currentBundler, request, path.join(clientDir, 'nothing.ts'));
      // The hash router needs the original.
      const router = siteConfig.future.experimental_router === 'hash' ? [] : replaceRouter(replace);
      if (mode !== 'production') {
        return {plugins: router};
      }
      shortenClasses(configuration, nameClasses(foldersOfModules()));
      if (isServer) {
        writeServerRegistry(folder, readFileSync(generated('registry.js'), 'utf8'));
        return {plugins: [replace(generated('registry.js'), own('serverRegistry.js'))]};
      }
      // Without them, nothing is said about the version of a page.
      const hasVersions = countVersions(readData()) > 1;
      const routes = readGeneratedRoutes(generatedFilesDir);
      const split = splitRoutes(routes.routes);
      checkRoutes(routes.routes);
      routes.modules = trimRouteData(routes.modules, hasVersions);
      writeRouteModules(folder, path.join(clientDir, 'addPages.ts'), routes, split, writeData());
      const listSections = () => listSectionsInManifest(generated('client-manifest.json'), routes, split.sections);
      return {
        mergeStrategy: {plugins: 'replace', entry: 'replace'},
        entry: path.join(clientDir, 'start.ts'),
        output: {filename: 'assets/js/[name].js', chunkFilename: 'assets/js/[id].js'},
        // Without the bundler's default group, which would put packages into separate scripts.
        optimization: {splitChunks: {cacheGroups: {...styleGroups, docs: groupDocs(routes), defaultVendors: false}}},
        module: {rules: [{test: metadataOfPages, use: path.join(__dirname, 'build/trimMetadata.js')}]},
        plugins: [
          ...plugins.filter((plugin) => !(plugin instanceof ChunkAssetPlugin)),
          ...absentNavbarItems(navbar).map((name) => leaveOut(`@theme/NavbarItem/${name}`)),
          replace(generated('routes.js'), own('routes.js')),
          replace(generated('registry.js'), own('registry.js')),
          replace(generated('routesChunkNames.json'), own('routesChunkNames.json')),
          replace(generated('globalData.json'), own('globalData.json')),
          replace(generated('docusaurus.config.mjs'), own('config.js')),
          replace(path.join(clientDir, 'sections.ts'), own('sections.js')),
          replace(path.join(clientDir, 'names.ts'), own('names.js')),
          replace(path.join(clientDir, 'sidebars.ts'), own('sidebars.js')),
          replace(fileOf('@docusaurus/core/lib/client/docusaurus.js'), path.join(clientDir, 'docusaurus.ts')),
          replace(fileOf('@docusaurus/core/lib/client/browserContext.js'), path.join(clientDir, 'browserContext.tsx')),
          replace(fileOf('@docusaurus/utils-common/lib/index.js'), path.join(clientDir, 'utilsCommon.ts')),
          replace(fileOf('@docusaurus/theme-common/lib/utils/reactUtils.js'), themeHooks('reactUtils.tsx')),
          replace(fileOf('@docusaurus/theme-common/lib/hooks/useCodeWordWrap.js'), themeHooks('useCodeWordWrap.ts')),
          replace(fileOf('@docusaurus/theme-common/lib/hooks/useWindowSize.js'), themeHooks('useWindowSize.ts')),
          replace(generated('site-metadata.json'), own('site-metadata.json')),
          ...(hasVersions ? [] : ['Banner', 'Badge'].map((name) => leaveOut(`@theme/DocVersion${name}`))),
          ...(needsConsent(readData()) ? [] : [replace(consent('ConsentBar.tsx'), consent('NoConsent.ts'))]),
          ...router,
          replace('react-loadable', path.join(clientDir, 'loadable.tsx')),
          replace('react-helmet-async', path.join(clientDir, 'helmet.tsx')),
          // Webpack and Rspack have different types for the same things.
          ...([
            new UnusedStylesPlugin(absentClasses(navbar)),
            new ContentNamesPlugin(listSections),
          ] as unknown as typeof plugins),
        ],
      };
    },
  };
}
