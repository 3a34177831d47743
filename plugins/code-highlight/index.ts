import type {Plugin} from '@docusaurus/types';

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
        resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false}},
      };
    },
  };
}
