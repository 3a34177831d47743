import type routes from '@generated/routes';
import {findSection} from '../core/findSection';
import {firsts, loaders} from './sections';

export type PageRoute = (typeof routes)[number];

/**
 * Loads the section that a page is in, which adds the page to the routes. Each section is loaded once; after a failure, the
 * next call tries again.
 *
 * @param pathname - the page's decoded pathname
 * @returns when the routes are complete enough for this page
 * @throws ChunkLoadError if the section can't be loaded
 */
export async function loadPages(pathname: string): Promise<void> {
  // With a trailing slash, a page would sort after pages whose URLs continue with a hyphen.
  await loaders[findSection(firsts, pathname.replace(/(.)\/$/, '$1'))]?.();
}
