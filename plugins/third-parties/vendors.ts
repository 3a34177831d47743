import type {PluginOptions, Vendor} from './types';

/**
 * Lists the scripts that are loaded after consent.
 *
 * @param options - normalised options
 * @returns one entry for each vendor that is configured, in the order in which they are loaded
 */
export function listVendors(options: PluginOptions): Vendor[] {
  const {experiments, tagManager, sessionRecorder, answerWidget} = options;
  const tagManagerScript = tagManager && {src: `${tagManager.host}/gtm.js?id=${tagManager.containerId}`};
  return Object.entries({experiments, tagManager: tagManagerScript, sessionRecorder, answerWidget}).flatMap(
    ([name, script]) => (script ? [{name, script}] : []),
  );
}
