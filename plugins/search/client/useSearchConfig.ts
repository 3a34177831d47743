import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../core/options';
import type {SearchProviderConfig} from '../core/backend';
import type {SearchConfig} from './createBackend';

/** @returns the provider block of the theme configuration and the address of the embedded index */
export function useSearchConfig(): SearchConfig {
  const {algolia} = useThemeConfig() as unknown as {algolia: SearchProviderConfig};
  const {manifest} = useSearchData();
  return {provider: algolia, manifest};
}

/** @returns what the plugin told the browser at build time */
export function useSearchData(): SearchData {
  return usePluginData('search', undefined, {failfast: true}) as SearchData;
}
