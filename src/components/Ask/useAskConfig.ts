import {usePluginData} from '@docusaurus/useGlobalData';
import type {AskConfig} from '../../lib/ask/types';

/** @returns who answers questions, by this site's configuration */
export function useAskConfig(): AskConfig {
  return usePluginData('ask-ai', undefined, {failfast: true}) as AskConfig;
}
