import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import path from 'node:path';
import {announcement} from './config/announcement';
import {ask} from './config/ask';
import {docs} from './config/docs';
import {env} from './config/env';
import {footer} from './config/footer';
import {linkPreview} from './config/linkPreview';
import {markdownTwins} from './config/machines';
import {navbar} from './config/navbar';
import {prism} from './config/prism';
import {redirects} from './config/redirects';
import {search, searchPlugin} from './config/search';
import {site} from './config/site';
import {sitemap} from './config/sitemap';
import {stylesheets} from './config/stylesheets';
import {thirdParties} from './config/thirdParties';
import announcementPlugin from './plugins/announcement';
import beforeHydrationPlugin from './plugins/before-hydration';
import {pageTemplate} from './plugins/before-hydration/pageTemplate';
import bundlerCachePlugin from './plugins/bundler-cache';
import codeHighlightPlugin from './plugins/code-highlight';
import {createFrontMatterParser} from './plugins/front-matter';
import iconsPlugin from './plugins/icons';
import lightPagesPlugin from './plugins/light-pages';
import {createMarkdownTwins} from './plugins/markdown-twins';
import navbarPlugin from './plugins/navbar';
import navigationPlugin from './plugins/navigation';
import preloadFontPlugin from './plugins/preload-font';
import reloadConfigPlugin from './plugins/reload-config';
import stableNamesPlugin from './plugins/stable-names';
import storagePlugin from './plugins/storage';
import translationsPlugin from './plugins/translations';
import {whatsNewDates} from './src/data/whatsNewDates';

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  ssrTemplate: pageTemplate,
  i18n: {defaultLocale: 'en', locales: ['en']},
  storage: {type: env.STORAGE},
  future: {v4: true, faster: {...fasterFlags(), ssgWorkerThreads: false}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    parseFrontMatter: createFrontMatterParser(path.join(__dirname, 'docs')),
  },
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        pages: {},
        theme: {customCss: stylesheets},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    announcementPlugin,
    beforeHydrationPlugin,
    bundlerCachePlugin,
    codeHighlightPlugin,
    iconsPlugin,
    lightPagesPlugin,
    navbarPlugin,
    navigationPlugin,
    preloadFontPlugin,
    reloadConfigPlugin,
    stableNamesPlugin,
    storagePlugin,
    translationsPlugin,
    ['./plugins/redirects/index.ts', {rules: redirects}],
    './plugins/broken-targets/index.ts',
    './plugins/breaking-changes/index.ts',
    './plugins/plugin-tutorial/index.ts',
    './plugins/request-samples/index.ts',
    './plugins/sample-project/index.ts',
    './plugins/faq/index.ts',
    ['./plugins/feeds/index.ts', {whatsNewDates}],
    './plugins/page-cards/index.ts',
    './plugins/tag-pages/index.ts',
    createMarkdownTwins(markdownTwins),
    ['./plugins/third-parties/index.ts', thirdParties],
    ['./plugins/ask/index.ts', ask],
    ['./plugins/search/index.ts', searchPlugin],
  ],
  customFields: {newIssue: site.newIssue},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {
      sidebar: {hideable: true, autoCollapseCategories: false},
      versionPersistence: env.STORAGE === 'localStorage' ? 'localStorage' : 'none',
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    image: 'img/social-card.png',
    metadata: linkPreview,
    announcementBar: announcement,
    navbar,
    footer,
    prism,
    algolia: search,
  } satisfies ThemeConfig,
};

function fasterFlags() {
  return {
    swcJsLoader: true,
    swcJsMinimizer: true,
    swcHtmlMinimizer: true,
    lightningCssMinimizer: true,
    mdxCrossCompilerCache: true,
    rspackBundler: true,
    rspackPersistentCache: true,
    gitEagerVcs: true,
  };
}

export default config;
