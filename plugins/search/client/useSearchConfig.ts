import {useThemeConfig} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchData} from '../core/options';
import type {SearchProviderConfig} from '../core/backend';
import type {SearchConfig} from './createBackend';

/** @returns the provider block of the theme configuration and the URL of the embedded index */
export function useSearchConfig(): SearchConfig {
  const {algolia} = useThemeConfig() as unknown as {algolia: SearchProviderConfig};
  const {manifest} = usePluginData('search', undefined, {failfast: true}) as SearchData;
  return {provider: algolia, manifest};
}
