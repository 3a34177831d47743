import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<WebpackConfig['optimization']>['minimizer']>[number];

const runtime = /\/runtime~main\.js$/;

/**
 * Makes the bundler's runtime reproducible: the same sources produce the same bytes (BUILD-04).
 *
 * The runtime contains the names of stylesheets that are loaded on demand. While it's minified, these still have
 * provisional hashes, which differ between folders and between warm and cold caches. The minifier names variables by
 * character frequency, so it has to ignore these names. Scripts get their final names later (plugins/light-pages).
 */
export default function stableNamesPlugin(): Plugin {
  return {
    name: 'stable-names',
    configureWebpack({optimization}, isServer) {
      const minimizers = optimization?.minimizer ?? [];
      if (isServer || minimizers.length === 0) {
        return {};
      }
      const others = minimizers.filter((minimizer) => !(minimizer instanceof rspack.SwcJsMinimizerRspackPlugin));
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [
            createMinimizer({exclude: runtime}),
            createMinimizer({test: runtime}, {mangle: {disableCharFreq: true}}),
            ...others,
          ],
        },
      };
    },
  };
}

/**
 * Creates Docusaurus's own minifier for certain files. Webpack, Rspack and SWC have different types for the same
 * things.
 */
function createMinimizer(files: {test?: RegExp; exclude?: RegExp}, changes: object = {}): Minimizer {
  const minimizerOptions: object = {minify: true, ...getSwcJsMinimizerOptions(), ...changes};
  return new rspack.SwcJsMinimizerRspackPlugin({...files, minimizerOptions}) as unknown as Minimizer;
}
