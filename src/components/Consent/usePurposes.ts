import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '../../../plugins/third-parties/types';
import type {AskConfig} from '../../lib/ask/types';

/** What this site would load from other companies, and so needs the reader's consent for. */
export interface Purposes {
  /** Whether pages would measure how they are used, from their first moment on. */
  measures: boolean;
  /** Host of the assistant's script, which is loaded when a reader opens it. */
  assistant?: string;
}

/** @returns what consent is needed for, by this site's configuration */
export function usePurposes(): Purposes {
  const thirdParties = usePluginData('third-parties') as GlobalData | undefined;
  const ask = usePluginData('ask-ai') as AskConfig | undefined;
  return {
    measures: thirdParties?.needsConsent ?? false,
    assistant: ask?.provider === 'widget' ? new URL(ask.script).host : undefined,
  };
}
