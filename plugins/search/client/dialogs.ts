import type {SearchConfig} from './createBackend';
import {getBackend} from './createBackend';
import {SearchDialog} from './dialog/SearchDialog';

/** @returns the search dialog; starts loading what the first search needs */
export function prepare(config: SearchConfig): typeof SearchDialog {
  getBackend(config).warmUp();
  return SearchDialog;
}
