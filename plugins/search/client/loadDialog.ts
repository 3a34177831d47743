import type {ComponentType} from 'react';
import type {SearchConfig} from './getBackend';
import type {SearchDialogProps} from './dialog/SearchDialog';
import type {DialogName} from './openSearch';

/** A module with a dialog. */
export interface DialogModule {
  /**
   * Starts loading what the first use of the dialog needs.
   *
   * @param config - the search engine of this site
   * @returns the dialog
   */
  prepare: (config: SearchConfig) => ComponentType<SearchDialogProps>;
}

/** Loads a dialog of another plugin, which search only knows by name. */
export type LoadDialog = () => Promise<DialogModule>;

/**
 * Loads the code of a dialog, and starts loading what its first use needs.
 *
 * @param dialog - the dialog to load
 * @param config - the search engine of this site
 * @param loadAsk - loads the assistant
 * @throws the bundler's error if a chunk can't be loaded
 */
export async function loadDialog(
  dialog: DialogName,
  config: SearchConfig,
  loadAsk: LoadDialog,
): Promise<ComponentType<SearchDialogProps>> {
  return (
    await (dialog === 'ask' ? loadAsk() : import(/* webpackChunkName: "on-request-search" */ './dialog/SearchDialog'))
  ).prepare(config);
}
