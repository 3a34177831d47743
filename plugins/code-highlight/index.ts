import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const nothing = path.join(__dirname, 'client/nothing.ts');

/**
 * Keeps Prism out of the browser's main bundle: samples are highlighted at build (src/components/CodeSample), and the
 * theme's client module that would load Prism on every page is left out.
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
        // A file of our own, not `false`: the id of an ignored module depends on the folder of the build.
        resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: nothing}},
      };
    },
  };
}
