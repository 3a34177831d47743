import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {dataMessages} from './dataMessages';

const root = path.resolve(__dirname, '../..');

/**
 * Gives translators the texts of src/data, in a file of their own beside the messages of the code, and the browser what
 * they made of them.
 *
 * Keeps the descriptions of messages, which are for translators, out of the browser. `docusaurus write-translations` reads
 * them from the sources.
 */
export default function translationsPlugin(): Plugin {
  let localized: Readonly<Record<string, string>> = {};
  return {
    name: 'translations',

    // Where `docusaurus write-translations` looks for messages, besides src/ and the theme.
    getPathsToWatch: () => [path.join(root, 'plugins/*/client/**/*.{ts,tsx}')],

    getTranslationFiles: () => [
      {path: 'data', content: Object.fromEntries(Object.entries(dataMessages).map(([id, message]) => [id, {message}]))},
    ],

    // Docusaurus calls this before the next, and only for a language that has translations: English readers load none.
    translateContent({content, translationFiles}) {
      localized = Object.fromEntries(
        translationFiles.flatMap((file) => Object.entries(file.content).map(([id, {message}]) => [id, message])),
      );
      return content;
    },

    getDefaultCodeTranslationMessages: () => Promise.resolve({...localized}),

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
