import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {replaceClientModule} from '../replaceClientModule';

/** Browser modules, in the order in which they run: the URL has to be clean before the router reads it. */
const clientModules = ['cleanUrl', 'servedHead', 'progress', 'scroll', 'zoom'];

/**
 * Client-side navigation: clean URLs, progress bar, scrolling, image zoom, and what happens if a page's code can't be
 * loaded.
 *
 * For the latter, it replaces one module of Docusaurus's client: `preload`, which startup, every navigation and every
 * hovered link go through. In upstream 3.10.2, it throws on URLs that can't be decoded, leaves its rejection unhandled at
 * startup, and doesn't limit the reloads that follow.
 */
export default function navigationPlugin(): Plugin {
  const clientDir = path.join(__dirname, 'client');
  return {
    name: 'navigation',
    getClientModules: () => clientModules.map((name) => path.join(clientDir, name)),
    configureWebpack: replaceClientModule('@docusaurus/core/lib/client/preload.js', path.join(clientDir, 'preload.ts')),
  };
}
