import type routes from '@generated/routes';
import {findSection} from '../core/findSection';
import {firsts, loaders} from './sections';

export type PageRoute = (typeof routes)[number];

/**
 * Loads the section of a page, so that the routes know the page. Each section is loaded once; one that couldn't be
 * loaded is tried again the next time.
 *
 * @param pathname - of the page, decoded
 * @returns when the routes are as complete as they have to be for this page
 * @throws ChunkLoadError when the section can't be loaded
 */
export async function loadPages(pathname: string): Promise<void> {
  // With a trailing slash, a page would sort after pages whose URLs continue with a hyphen.
  await loaders[findSection(firsts, pathname.replace(/(.)\/$/, '$1'))]?.();
}
