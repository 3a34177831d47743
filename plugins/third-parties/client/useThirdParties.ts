import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '../core/types';

/** @returns what the plugin told the browser at build time; nothing is on where the plugin is left out */
export function useThirdParties(): GlobalData {
  return (usePluginData('third-parties') as GlobalData | undefined) ?? {needsConsent: false, game: false};
}
