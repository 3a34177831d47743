import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchIndexData} from '../../../plugins/search-index/types';
import type {SearchProviderConfig} from '../../lib/search/backend';
import type {SearchConfig} from './createBackend';

/** @returns the provider block of the theme configuration and the address of the embedded index */
export function useSearchConfig(): SearchConfig {
  const {algolia} = useThemeConfig() as unknown as {algolia: SearchProviderConfig};
  const {manifest} = usePluginData('search-index', undefined, {failfast: true}) as SearchIndexData;
  return {provider: algolia, manifest};
}
