import type {DocusaurusConfig} from '@docusaurus/types';

/** Fields that neither our code nor Docusaurus's reads in the browser. */
const ofBuild = new Set([
  'clientModules',
  'headTags',
  // Components read the processed version (`useDocusaurusContext().i18n`).
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
]);

/**
 * Removes from the configuration what only the build needs, such as plugin options with all redirects.
 *
 * @param siteConfig - the site's configuration
 * @returns the configuration that readers' browsers get
 */
export function trimConfig(siteConfig: DocusaurusConfig): DocusaurusConfig {
  const ofReaders = Object.entries(siteConfig).filter(([name]) => !ofBuild.has(name));
  const {experimental_router: router} = siteConfig.future;
  return {
    ...Object.fromEntries(ofReaders),
    future: {experimental_router: router},
    themeConfig: trimThemeConfig(siteConfig.themeConfig),
  } as unknown as DocusaurusConfig;
}

type Settings = Readonly<Record<string, unknown>>;

/** Removes the blog's settings, because there's none, and those of code and search that nothing in the browser reads. */
function trimThemeConfig({blog: _blog, prism, algolia, ...others}: Settings): Settings {
  const {theme: _theme, ...code} = (prism ?? {}) as Settings;
  const {searchPagePath: _path, contextualSearch: _contextual, ...search} = (algolia ?? {}) as Settings;
  // The site's own index has no server.
  return {...others, prism: code, algolia: search.provider === 'embedded' ? {provider: search.provider} : search};
}

/** A page in the global data. */
export interface GlobalDoc {
  id: string;
  path: string;
  [attribute: string]: unknown;
}

type GlobalData = Readonly<Record<string, unknown>>;
type Instances = Record<string, {versions: {mainDocId: string; docs: GlobalDoc[]}[]}>;
type NavbarItem = Readonly<Record<string, unknown>>;

const docsPlugin = 'docusaurus-plugin-content-docs';
/** Navbar item types that look at all pages. */
const needAllDocs = new Set(['docsVersion', 'docsVersionDropdown', 'docSidebar']);

/** @returns how many versions of docs the site has, over all instances of the docs plugin */
export function countVersions(globalData: GlobalData): number {
  return Object.values((globalData[docsPlugin] ?? {}) as Instances).flatMap(({versions}) => versions).length;
}

/**
 * Removes the pages that the navbar doesn't name from the global data; each section brings its own (client/addPages.ts).
 * All of them stay if the navbar has an item for versions or sidebars, or if the site has several versions.
 *
 * @param globalData - the global data of all plugins
 * @param items - of the navbar
 * @returns the data, and the removed pages by URL
 */
export function trimGlobalData(
  globalData: GlobalData,
  items: readonly NavbarItem[],
): {globalData: GlobalData; docs: Map<string, GlobalDoc>} {
  const instances = (globalData[docsPlugin] ?? {}) as Instances;
  const [version, ...others] = Object.values(instances).flatMap(({versions}) => versions);
  const flat = items.flatMap((item) => [item, ...((item['items'] as NavbarItem[] | undefined) ?? [])]);
  if (!version || others.length > 0 || !instances['default'] || flat.some(({type}) => needAllDocs.has(String(type)))) {
    return {globalData, docs: new Map()};
  }
  const named = new Set([version.mainDocId, ...flat.map(({docId}) => docId)]);
  const kept = version.docs.filter(({id}) => named.has(id));
  const taken = version.docs.filter(({id}) => !named.has(id));
  return {
    globalData: {
      ...globalData,
      [docsPlugin]: {default: {...instances['default'], versions: [{...version, docs: kept}]}},
    },
    docs: new Map(taken.map((doc) => [doc.path, doc])),
  };
}

/** The props that a docs version's route passes to its pages. */
interface VersionProps {
  version: {docsSidebars: Sidebars; docs: object};
}

/** Items of the sidebars, by sidebar name. */
type Sidebars = Readonly<Record<string, unknown>>;

/** @returns whether the props of a route are those of a docs version */
export function isVersion(props: unknown): props is VersionProps {
  return typeof (props as Partial<VersionProps> | null)?.version?.docsSidebars === 'object';
}

/**
 * Removes titles and descriptions of all pages, and the ids in sidebars that refer to them, from the props of a docs version. Only
 * the cards of generated category pages show them.
 */
export function trimVersion(props: VersionProps): VersionProps {
  const {version} = props;
  return {...props, version: {...version, docsSidebars: trimItems(version.docsSidebars) as Sidebars, docs: {}}};
}

/** The props of the page of all tags. */
interface TagListProps {
  tags: readonly {description?: string; [attribute: string]: unknown}[];
}

/** @returns whether the props of a route are those of the page of all tags */
export function isTagList(props: unknown): props is TagListProps {
  return Array.isArray((props as Partial<TagListProps> | null)?.tags);
}

/** Removes descriptions from the list of all tags: only the page of each tag shows its description. */
export function trimTagList({tags}: TagListProps): TagListProps {
  return {tags: tags.map(({description: _, ...tag}) => tag)};
}

/** Removes the page ids from sidebar items, but keeps that they are pages, because breadcrumbs need that. */
function trimItems(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(trimItems);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).filter(([key, item]) => key !== 'unlisted' || item);
  return Object.fromEntries(entries.map(([key, item]) => [key, key === 'docId' ? 'doc' : trimItems(item)]));
}

/**
 * Removes the sidebars from the props of a docs version, if pages don't need them until the reader opens a category. For that,
 * their HTML has to contain everything about the items that it shows (client/readSidebar.ts).
 *
 * @param props - as {@link trimVersion} returns them
 * @returns the props with only the names of the sidebars, and the sidebars; undefined if pages need them
 */
export function splitSidebars(props: VersionProps): {props: VersionProps; sidebars: Sidebars} | undefined {
  const {docsSidebars: sidebars} = props.version;
  if (!Object.values(sidebars).every(isReadable)) {
    return undefined;
  }
  const names = Object.fromEntries(Object.keys(sidebars).map((name) => [name, []]));
  return {props: {...props, version: {...props.version, docsSidebars: names}}, sidebars};
}

/** Properties of items that can be read from their HTML. */
const readableLink = new Set(['type', 'label', 'href', 'docId', 'unlisted']);
const readableCategory = new Set(['type', 'label', 'href', 'linkUnlisted', 'collapsible', 'collapsed', 'items']);

function isReadable(items: unknown): boolean {
  return (items as Record<string, unknown>[]).every((item) => {
    const keys = Object.keys(item);
    return item['type'] === 'category'
      ? keys.every((key) => readableCategory.has(key)) && item['collapsible'] === true && isReadable(item['items'])
      : item['type'] === 'link' && keys.every((key) => readableLink.has(key));
  });
}
