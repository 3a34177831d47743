import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {PluginOptions} from './build/options';

/** Tells the assistant (`client/`) who answers. */
export default function ask(_context: LoadContext, {id: _id, ...config}: PluginOptions): Plugin {
  return {
    name: 'ask',

    // `docusaurus write-translations` looks for strings in these files.
    getPathsToWatch: () => [path.join(__dirname, 'client/**/*.{ts,tsx}')],

    contentLoaded({actions}) {
      actions.setGlobalData(config);
    },
  };
}

export {validateOptions} from './build/options';
