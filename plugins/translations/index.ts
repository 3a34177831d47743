import type {Plugin} from '@docusaurus/types';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Keeps the descriptions of messages, which are for translators, out of the browser. `docusaurus write-translations` reads
 * them from the sources; those of a plugin are found where its `getPathsToWatch` names them.
 */
export default function translationsPlugin(): Plugin {
  return {
    name: 'translations',

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              include: [
                path.join(root, 'src'),
                path.join(root, 'plugins'),
                /[\\/]node_modules[\\/]@docusaurus[\\/](theme|plugin)-/,
              ],
              enforce: 'pre',
              use: path.join(__dirname, 'dropDescriptions.js'),
            },
          ],
        },
      };
    },
  };
}
