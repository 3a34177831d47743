import type {Options} from '@docusaurus/plugin-content-docs';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import {breakNames} from '../plugins/break-names';
import {javaScriptTab} from '../plugins/javascript-tab';
import {splitContent} from '../plugins/light-pages/build/splitContent';
import {keepTree} from '../plugins/markdown-twins/build/keepTree';
import {mdxVocabulary, vocabularyImports} from '../plugins/mdx-vocabulary';
import {requestTabs} from '../plugins/request-samples/build/requestTabs';
import {createSidebarItemsGenerator} from '../plugins/sidebar-groups';
import {admonitions} from '../src/data/admonitions';
import {hasFullHistory} from './history';
import {sidebarDefinitions} from './sidebars';
import {site} from './site';

export const docs: Options = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: createSidebarItemsGenerator(sidebarDefinitions),
  sidebarCollapsible: true,
  breadcrumbs: true,
  tags: 'tags.yml',
  docTagsListComponent: '@site/src/components/TagsPage',
  docTagDocListComponent: '@site/src/components/TagPage',
  onInlineTags: 'throw',
  admonitions: {keywords: [...admonitions], extendDefaults: false},
  beforeDefaultRemarkPlugins: [keepTree, mdxVocabulary],
  remarkPlugins: [
    breakNames,
    requestTabs,
    javaScriptTab,
    [npm2yarn, {sync: true, converters: ['yarn', 'pnpm']}],
    vocabularyImports,
  ],
  recmaPlugins: [splitContent],
  editUrl: `${site.docsRepository}/edit/${site.branch}/`,
  showLastUpdateTime: hasFullHistory(__dirname),
};
