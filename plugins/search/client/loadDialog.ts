import type {ComponentType} from 'react';
import type {SearchConfig} from './createBackend';
import type {SearchDialogProps} from './dialog/SearchDialog';
import type {DialogName} from './openSearch';

/** A module that has a dialog. */
export interface DialogModule {
  /**
   * Starts loading what the first use of the dialog needs.
   *
   * @param config - the search engine of this site
   * @returns the dialog
   */
  prepare: (config: SearchConfig) => ComponentType<SearchDialogProps>;
}

/** Loads a dialog that search knows only by name, because another plugin has it. */
export type LoadDialog = () => Promise<DialogModule>;

/**
 * Loads the code of a dialog, and starts loading what its first use needs.
 *
 * @param dialog - which one
 * @param config - the search engine of this site
 * @param loadAsk - loads the assistant
 * @throws whatever the bundler throws for a chunk that does not arrive
 */
export async function loadDialog(
  dialog: DialogName,
  config: SearchConfig,
  loadAsk: LoadDialog,
): Promise<ComponentType<SearchDialogProps>> {
  return (
    await (dialog === 'ask' ? loadAsk() : import(/* webpackChunkName: "on-request-search" */ './dialogs'))
  ).prepare(config);
}
