/**
 * Replaces Docusaurus's client/preload (see ../index.ts), which loads a page's code before it's shown.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadSidebars, loadSidebarsAtStart} from '../../light-pages/client/docsSidebars';
import {loadPages} from '../../light-pages/client/loadPages';
import {showRetry} from '../../light-pages/client/showRetry';
import {cleanPathname} from '../core/cleanPathname';
import {noteLoad, noteSuccess, reloadOnce} from './reloadOnce';
import {showLoadError} from './showLoadError';

/** For when the page mustn't change anymore: the document is being replaced, or the reader has navigated elsewhere. */
const never = (): Promise<never> => new Promise(() => {});

/** Path of the newest navigation. */
let destination: string | undefined;

/**
 * Loads all code and data of a page.
 *
 * @param pathname - where the site starts, where it navigates to, or where a link leads that may be followed next
 * @returns when the page can be rendered. Never if the document is being reloaded instead, if the reader has navigated
 * elsewhere in the meantime, or if the site can't start; then the served HTML stays as it is, with the loading error in it.
 * @throws ChunkLoadError for a link whose page can't be loaded; after a navigation, rendering the page shows the error
 */
export default async function preload(pathname: string): Promise<void> {
  const clean = decodeURI(cleanPathname(pathname));
  const isLink = clean !== decodeURI(cleanPathname(window.location.pathname));
  // Links can be focused before the site has started.
  const starting = !isLink && !window.docusaurusRoot;
  const navigating = !isLink && !starting;
  if (navigating) {
    destination = clean;
  }
  // After A → B → C, Docusaurus would render C as soon as B is loaded.
  const isAbandoned = (): boolean => navigating && destination !== clean;

  try {
    await Promise.all([loadPages(clean), starting ? loadSidebarsAtStart() : loadSidebars()]);
    const matches = matchRoutes(routes, clean);
    const exists = matches.some(({route}) => route.exact);
    if (!exists) {
      // These routes don't have the page, but those of a newer deploy might. Ask the server, once.
      if (starting) {
        noteLoad(clean);
      } else if (navigating && (isAbandoned() || reloadOnce(clean))) {
        return await never();
      }
    }
    // eslint-disable-next-line @typescript-eslint/await-thenable -- It returns a promise, though its type says void.
    await Promise.all(matches.map(({route}) => route.component.preload()));
    if (exists && (starting || navigating)) {
      noteSuccess(clean);
    }
  } catch (error) {
    if (starting) {
      warn(clean, error);
      showLoadError(error);
      return never();
    }
    // A link that was only hovered gets neither a warning nor a reload.
    if (navigating && !isAbandoned()) {
      warn(clean, error);
      if (navigator.onLine && (await serverAnswers()) && !isAbandoned() && reloadOnce(clean)) {
        return never();
      }
    }
    showRetry(clean);
    if (isLink) {
      throw error;
    }
  }
  return isAbandoned() ? never() : undefined;
}

/** Whether a reload would help: the browser's error page mustn't replace a readable page. */
async function serverAnswers(): Promise<boolean> {
  return fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );
}

function warn(pathname: string, error: unknown): void {
  // eslint-disable-next-line no-console -- promised by the site, so that the cause of a reload can be found
  console.warn(`The code of ${pathname} could not be loaded.`, error);
}
