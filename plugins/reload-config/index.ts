import type {LoadContext, Plugin} from '@docusaurus/types';
import {utimes} from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes `npm start` reload the site when code or a list in config/ changes. Docusaurus only watches docusaurus.config.ts
 * itself, not its imports. So when such a file changes, this plugin updates the modification time of
 * docusaurus.config.ts, which makes Docusaurus reload the whole site: settings, sidebars, redirects and plugins.
 */
export default function reloadConfig({siteDir, siteConfigPath}: LoadContext): Plugin {
  let isLoaded = false;
  return {
    name: 'reload-config',

    getPathsToWatch: () => [path.join(siteDir, 'config/**/*.{ts,json,txt}')],

    /** Called when the site is loaded, and by the development server after each change to a watched file. */
    async loadContent() {
      if (isLoaded) {
        const now = new Date();
        await utimes(siteConfigPath, now, now);
      }
      isLoaded = true;
    },
  };
}
