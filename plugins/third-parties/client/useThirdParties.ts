import {usePluginData} from '@docusaurus/useGlobalData';
import type {GlobalData} from '../core/types';

/** @returns the plugin's global data; without the plugin, everything is off */
export function useThirdParties(): GlobalData {
  return (usePluginData('third-parties') as GlobalData | undefined) ?? {needsConsent: false, game: false};
}
