import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

type WebpackConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<WebpackConfig['optimization']>['minimizer']>[number];

const runtime = /\/runtime~main\.js$/;

/**
 * Gives the bundler's runtime the same bytes in every build of the same sources (BUILD-04).
 *
 * The runtime holds the names of styles that are loaded on request. While it is minified, these still have provisional
 * hashes, which differ between folders and between warm and cold caches. The minifier names variables after the frequency
 * of characters, so it has to leave these out of account. Scripts get their names later (plugins/light-pages).
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

/** Docusaurus's own minifier for some files. Webpack, Rspack and SWC have different types for the same things. */
function createMinimizer(files: {test?: RegExp; exclude?: RegExp}, changes: object = {}): Minimizer {
  const minimizerOptions: object = {minify: true, ...getSwcJsMinimizerOptions(), ...changes};
  return new rspack.SwcJsMinimizerRspackPlugin({...files, minimizerOptions}) as unknown as Minimizer;
}
