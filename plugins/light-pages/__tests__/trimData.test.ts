import {describe, expect, it} from 'vitest';
import {
  isTagList,
  isVersion,
  splitSidebars,
  trimConfig,
  trimGlobalData,
  trimTagList,
  trimVersion,
} from '../build/trimData';

const docs = ['a', 'b', 'c'].map((id) => ({id, path: `/${id}`}));
const version = {name: 'current', mainDocId: 'a', docs};
const globalData = {'docusaurus-plugin-content-docs': {default: {path: '/', versions: [version]}}, other: {default: 1}};

describe('trimConfig', () => {
  it('keeps what pages read, and removes what only the build reads', () => {
    const forReaders = {title: 'Docs', url: 'https://docs.example.com', customFields: {newIssue: 'a'}};
    const forBuild = {
      presets: ['classic'],
      plugins: [['redirects', {rules: []}]],
      markdown: {},
      i18n: {defaultLocale: 'en', locales: ['en']},
      onBrokenLinks: 'throw',
    };
    const prism = {theme: {plain: {}}, additionalLanguages: ['bash']};
    const themeConfig = {
      navbar: {},
      prism,
      blog: {},
      algolia: {provider: 'embedded', host: '', contextualSearch: false},
    };
    const config = {...forReaders, ...forBuild, themeConfig, future: {experimental_router: 'browser', faster: true}};
    expect(trimConfig(config as unknown as Parameters<typeof trimConfig>[0])).toEqual({
      ...forReaders,
      themeConfig: {navbar: {}, prism: {additionalLanguages: ['bash']}, algolia: {provider: 'embedded'}},
      future: {experimental_router: 'browser'},
    });
  });

  it('keeps what the browser needs for a hosted search engine', () => {
    const algolia = {provider: 'meilisearch', host: 'https://search.example.com', apiKey: 'k', searchPagePath: false};
    const config = {title: 'Docs', themeConfig: {algolia}, future: {experimental_router: 'browser'}};
    const {searchPagePath: _, ...kept} = algolia;
    expect(trimConfig(config as unknown as Parameters<typeof trimConfig>[0]).themeConfig.algolia).toEqual(kept);
  });
});

describe('trimGlobalData', () => {
  it('keeps the main page and those that the navbar names, and returns the others by URL', () => {
    const trimmed = trimGlobalData(globalData, [{type: 'dropdown', items: [{type: 'doc', docId: 'c'}]}]);
    expect(trimmed.globalData).toEqual({
      ...globalData,
      'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{...version, docs: [docs[0], docs[2]]}]}},
    });
    expect([...trimmed.docs]).toEqual([['/b', docs[1]]]);
  });

  it.each(['docsVersion', 'docsVersionDropdown', 'docSidebar'])('keeps all pages for an item of type %s', (type) => {
    expect(trimGlobalData(globalData, [{type}])).toEqual({globalData, docs: new Map()});
  });

  it('keeps all pages in a site with several versions, and works without pages', () => {
    const versions = {'docusaurus-plugin-content-docs': {default: {versions: [version, version]}}};
    expect(trimGlobalData(versions, []).globalData).toBe(versions);
    expect(trimGlobalData({}, []).globalData).toEqual({});
  });
});

describe('trimVersion', () => {
  it('removes what only cards show', () => {
    const link = {type: 'link', label: 'A', href: '/a'};
    const item = {type: 'category', items: [{...link, docId: 'a', unlisted: false}]};
    const props = {version: {docsSidebars: {cms: [item]}, docs: {a: {title: 'A'}}, label: 'Next'}};
    expect(isVersion(props)).toBe(true);
    expect(trimVersion(props)).toEqual({
      version: {docsSidebars: {cms: [{type: 'category', items: [{...link, docId: 'doc'}]}]}, docs: {}, label: 'Next'},
    });
    expect([isVersion({tag: {}}), isVersion(null), isVersion([])]).toEqual([false, false, false]);
  });
});

describe('trimTagList', () => {
  it('removes descriptions, which only the page of each tag shows', () => {
    const props = {tags: [{label: 'A', permalink: '/tags/a', count: 2, description: 'About A.'}]};
    expect(isTagList(props)).toBe(true);
    expect(trimTagList(props)).toEqual({tags: [{label: 'A', permalink: '/tags/a', count: 2}]});
    expect([isTagList({tag: {}}), isTagList(null), isTagList({version: {}})]).toEqual([false, false, false]);
  });
});

describe('splitSidebars', () => {
  const link = {type: 'link', label: 'A', href: '/a', docId: 'doc'};
  const category = {type: 'category', label: 'B', collapsible: true, collapsed: true, items: [link]};
  const withItems = (...items: object[]) => ({version: {docsSidebars: {cms: items}, docs: {}}});

  it('separates the sidebars from the version, which keeps their names', () => {
    expect(splitSidebars(withItems(category))).toEqual({
      props: {version: {docsSidebars: {cms: []}, docs: {}}},
      sidebars: {cms: [category]},
    });
  });

  it.each([
    ['HTML of its own', {type: 'html', value: '<b>New</b>'}],
    ['properties that the HTML does not show', {...link, customProps: {isNew: true}}],
    ['a category that is always open', {...category, collapsible: false}],
    ['such an item in a category', {...category, items: [{...link, className: 'new'}]}],
  ])('keeps the sidebars in place if an item has %s', (_, item) => {
    expect(splitSidebars(withItems(link, item))).toBeUndefined();
  });
});
