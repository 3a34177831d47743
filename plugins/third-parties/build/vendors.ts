import type {Vendor} from '../core/types';
import type {PluginOptions} from './options';

/**
 * Lists the scripts that are loaded after consent.
 *
 * @param options - normalized options
 * @returns one entry for each configured vendor, in loading order
 */
export function listVendors(options: PluginOptions): Vendor[] {
  const {experiments, tagManager, sessionRecorder, answerWidget} = options;
  const scripts = [
    ['experiments', experiments],
    ['tagManager', tagManager && {src: `${tagManager.host}/gtm.js?id=${tagManager.containerId}`}],
    ['sessionRecorder', sessionRecorder],
    ['answerWidget', answerWidget],
  ] as const;
  return scripts.flatMap(([name, script]) => (script ? [{name, script}] : []));
}
