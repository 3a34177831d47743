import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {replaceClientModule} from '../replaceClientModule';

/** Browser modules, in the order they run: an address has to be right before the router reads it. */
const clientModules = ['address', 'servedHead', 'progress', 'scroll', 'zoom'];

/**
 * How the site moves from page to page in the browser: clean addresses, progress bar, scrolling, image zoom, and what
 * happens when the code of a page cannot be loaded.
 *
 * For the last, one module of Docusaurus's client is replaced: `preload`, which the start of the site, every
 * navigation and every hovered link go through. Upstream 3.10.2 throws in it on an address that cannot be decoded,
 * leaves its rejection unhandled when the site starts, and has no limit on the reloads that follow it.
 */
export default function navigationPlugin(): Plugin {
  const clientDir = path.join(__dirname, 'client');
  return {
    name: 'navigation',
    getClientModules: () => clientModules.map((name) => path.join(clientDir, name)),
    configureWebpack: replaceClientModule('@docusaurus/core/lib/client/preload.js', path.join(clientDir, 'preload.ts')),
  };
}
