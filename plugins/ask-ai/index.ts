import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';

/** Tells the assistant who answers (`src/components/Ask`). */
export default function askAi(_context: LoadContext, {id: _id, ...config}: PluginOptions): Plugin {
  return {
    name: 'ask-ai',
    contentLoaded({actions}) {
      actions.setGlobalData(config);
    },
  };
}

export {validateOptions} from './options';
