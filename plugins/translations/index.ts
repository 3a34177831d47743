import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {dataMessages} from './dataMessages';

const root = path.resolve(__dirname, '../..');

/**
 * Exports the texts in src/data for translators, in a separate file next to the messages in code, and passes their
 * translations to the browser.
 *
 * Also removes the descriptions of messages, which are only for translators, from the browser's code. `docusaurus
 * write-translations` reads them from the sources.
 */
export default function translationsPlugin(): Plugin {
  let localized: Readonly<Record<string, string>> = {};
  return {
    name: 'translations',

    // Additional places where `docusaurus write-translations` looks for messages, besides src/ and the theme.
    getPathsToWatch: () => [path.join(root, 'plugins/*/client/**/*.{ts,tsx}')],

    getTranslationFiles: () => [
      {path: 'data', content: Object.fromEntries(Object.entries(dataMessages).map(([id, message]) => [id, {message}]))},
    ],

    // Docusaurus calls this before `getDefaultCodeTranslationMessages`, and only for languages with translations.
    // English readers load none.
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
