import {usePluginData} from '@docusaurus/useGlobalData';
import type {AskConfig} from '../core/types';

/** @returns who answers questions, by this site's configuration */
export function useAskConfig(): AskConfig {
  return usePluginData('ask', undefined, {failfast: true}) as AskConfig;
}

/** @returns the host of the assistant's script, where another company answers */
export function useAssistantHost(): string | undefined {
  // Also asked on sites without the plugin.
  return scriptHost(usePluginData('ask') as AskConfig | undefined);
}

/** @returns the host of the widget's script; nothing for other providers */
export function scriptHost(config: AskConfig | undefined): string | undefined {
  return config?.provider === 'widget' ? new URL(config.script).host : undefined;
}
