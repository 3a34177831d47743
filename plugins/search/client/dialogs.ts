import type {SearchConfig} from './createBackend';
import {getBackend} from './createBackend';

export {SearchDialog} from './dialog/SearchDialog';

/** Starts loading what the first search needs. */
export function warmUp(config: SearchConfig): void {
  getBackend(config).warmUp();
}
