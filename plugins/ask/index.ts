import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './build/options';

/** Passes the configured provider to the assistant (`client/`). */
export default function ask(_context: LoadContext, {id: _id, ...config}: PluginOptions): Plugin {
  return {
    name: 'ask',

    contentLoaded({actions}) {
      actions.setGlobalData(config);
    },
  };
}

export {validateOptions} from './build/options';
