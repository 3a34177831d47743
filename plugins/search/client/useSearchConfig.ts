import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchProviderConfig} from '../core/backend';
import type {SearchConfig} from './getBackend';

/** @returns the provider block of the theme configuration, and the groups from the plugin */
export function useSearchConfig(): SearchConfig {
  const {algolia} = useThemeConfig() as unknown as {algolia: SearchProviderConfig};
  return {provider: algolia, ...(usePluginData('search', undefined, {failfast: true}) as Pick<SearchConfig, 'groups'>)};
}
