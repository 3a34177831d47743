import type {LoadContext, Plugin} from '@docusaurus/types';
import {utimes} from 'node:fs/promises';
import path from 'node:path';

/**
 * Lets `npm start` read everything below config/ again when it changes. Docusaurus only watches docusaurus.config.ts
 * itself, not what that file imports. So when a file of config/ changes, this plugin sets the modification time of
 * docusaurus.config.ts, which makes Docusaurus load the whole site again: settings, sidebars, redirects and plugins.
 */
export default function reloadConfig({siteDir, siteConfigPath}: LoadContext): Plugin {
  let isLoaded = false;
  return {
    name: 'reload-config',

    getPathsToWatch: () => [path.join(siteDir, 'config/**/*.{ts,json,txt}')],

    /** Called when the site is loaded, and by the development server after each change of a watched file. */
    async loadContent() {
      if (isLoaded) {
        const now = new Date();
        await utimes(siteConfigPath, now, now);
      }
      isLoaded = true;
    },
  };
}
