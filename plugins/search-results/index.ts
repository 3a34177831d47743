import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './types';

/** Tells the search modal how results of any backend are placed and grouped (`client/useRegroup`). */
export default function searchResults(_context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'search-results',
    contentLoaded({actions}) {
      actions.setGlobalData(options);
    },
  };
}

export {validateOptions} from './options';
