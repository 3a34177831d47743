import type {SearchProviderConfig} from '../plugins/search/core/backend';
import type {Options} from '../plugins/search/build/options';
import {outsideSections, basePathOf, sections} from '../src/data/sections';
import {env} from './env';
import {site} from './site';

const missing = {
  embedded: [],
  meilisearch: ['SEARCH_HOST', 'SEARCH_KEY'] as const,
  algolia: ['SEARCH_APP_ID', 'SEARCH_KEY'] as const,
}[env.SEARCH_PROVIDER].filter((name) => env[name] === '');
if (missing.length > 0) {
  throw new Error(`SEARCH_PROVIDER=${env.SEARCH_PROVIDER} also needs ${missing.join(' and ')} (config/env.ts)`);
}

/**
 * The search provider block. The theme calls it `algolia` and requires an application id and a key for every provider; the
 * embedded index doesn't use them. `searchPagePath` and `contextualSearch` are off, because there's one modal and one version.
 */
export const search = {
  provider: env.SEARCH_PROVIDER,
  host: env.SEARCH_HOST,
  appId: env.SEARCH_APP_ID || 'none',
  apiKey: env.SEARCH_KEY || 'none',
  indexName: env.SEARCH_INDEX,
  searchParameters: {},
  searchPagePath: false as const,
  contextualSearch: false,
} satisfies SearchProviderConfig & Record<string, unknown>;

/** How pages are indexed, and how results are grouped (plugins/search). */
export const searchPlugin = {
  changelogs: ['/cms/migration', '/release-notes', '/whats-new'],
  fragments: ['/snippets'],
  excluded: ['/tags', '/home', '/404.html', '/contribute'],
  asked: 'config/asked',
  groups: {
    origins: [site.url],
    topLevels: sections.map((section) => ({label: section.label, urlContains: `${basePathOf(section)}/`})),
    fallback: outsideSections,
  },
} satisfies Options;
