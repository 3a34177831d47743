import {usePluginData} from '@docusaurus/useGlobalData';
import type {AskConfig} from '../core/types';

/** @returns the configured provider of answers */
export function useAskConfig(): AskConfig {
  return usePluginData('ask', undefined, {failfast: true}) as AskConfig;
}

/** @returns the host of the assistant's script, if a third party provides it */
export function useAssistantHost(): string | undefined {
  // Also called on sites without the plugin.
  return scriptHost(usePluginData('ask') as AskConfig | undefined);
}

/** @returns the host of the widget's script; `undefined` for other providers */
export function scriptHost(config: AskConfig | undefined): string | undefined {
  return config?.provider === 'widget' ? new URL(config.script).host : undefined;
}
