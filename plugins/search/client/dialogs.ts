import type {SearchConfig} from './createBackend';
import {getBackend} from './createBackend';
import {SearchDialog} from './dialog/SearchDialog';

/** @returns the search dialog; what its first search needs starts loading */
export function prepare(config: SearchConfig): typeof SearchDialog {
  getBackend(config).warmUp();
  return SearchDialog;
}
