import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {replaceClientModules} from '../replaceClientModules';

/** Browser modules, in the order in which they run: the URL has to be clean before the router reads it. */
const clientModules = ['cleanUrl', 'servedHead', 'scroll', 'zoom'];

/**
 * Client-side navigation: clean URLs, progress bar, scrolling, image zoom, and what happens if a page's code can't be
 * loaded.
 *
 * It replaces two modules of Docusaurus 3.10.2. Startup, every navigation and every hovered link go through `preload`.
 * Upstream's throws on URLs that can't be decoded, leaves its rejection unhandled at startup, doesn't limit the reloads that
 * follow, and if the reader has navigated elsewhere in the meantime, renders that page before it's loaded. The theme's
 * `nprogress` shows a bar that never goes away if the reader goes back within its delay.
 */
export default function navigationPlugin(): Plugin {
  const clientDir = path.join(__dirname, 'client');
  return {
    name: 'navigation',
    getClientModules: () => clientModules.map((name) => path.join(clientDir, name)),
    configureWebpack: replaceClientModules({
      '@docusaurus/core/lib/client/preload.js': path.join(clientDir, 'preload.ts'),
      '@docusaurus/theme-classic/lib/nprogress.js': path.join(clientDir, 'progress.ts'),
    }),
  };
}
