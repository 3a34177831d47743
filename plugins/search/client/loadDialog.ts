import type {ComponentType} from 'react';
import type {SearchConfig} from './createBackend';
import type {SearchDialogProps} from './dialog/SearchDialog';
import type {DialogName} from './openSearch';

/** Loads the code of a dialog that another plugin has. */
export type LoadDialog = () => Promise<ComponentType<SearchDialogProps>>;

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
  if (dialog === 'Ask AI') {
    return loadAsk();
  }
  const {SearchDialog, warmUp} = await import('./dialogs');
  warmUp(config);
  return SearchDialog;
}
