import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const nothing = path.join(__dirname, 'client/nothing.ts');

/**
 * Keeps Prism out of the browser's main bundle. Samples are highlighted at build time (src/components/CodeSample), so
 * the theme's client module that loads Prism on every page isn't needed.
 */
export default function codeHighlightPlugin(): Plugin {
  return {
    name: 'code-highlight',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [new currentBundler.instance.DefinePlugin({'typeof window': JSON.stringify('object')})],
        // An empty file instead of `false`, because the id of an ignored module depends on the folder of the build.
        resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: nothing}},
      };
    },
  };
}
