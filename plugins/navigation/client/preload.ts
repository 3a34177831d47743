/**
 * Stands in for Docusaurus's client/preload (see ../index.ts): loads the code of a page before it is shown.
 */
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadSidebars, loadSidebarsAtStart} from '../../light-pages/client/docsSidebars';
import {loadPages} from '../../light-pages/client/loadPages';
import {showRetry} from '../../light-pages/client/showRetry';
import {cleanPathname} from '../core/cleanPathname';
import {noteLoad, reloadOnce} from './reloadOnce';
import {showLoadError} from './showLoadError';

/** What is waited for when the document is about to be replaced: nothing on the page should change any more. */
const untilUnload = new Promise<never>(() => {});

/**
 * Loads all code and data of a page.
 *
 * @param pathname - of the address the site starts at or navigates to, or of a link that may be followed next
 * @returns when the page can be rendered. Never, when the document is being reloaded instead, or when the site cannot
 * start: the served HTML then stays as it is, with the loader's error in it.
 */
export default async function preload(pathname: string): Promise<void> {
  const clean = decodeURI(cleanPathname(pathname));
  const starting = !window.docusaurusRoot;
  const navigating = !starting && clean === decodeURI(cleanPathname(window.location.pathname));

  try {
    await Promise.all([loadPages(clean), starting ? loadSidebarsAtStart() : loadSidebars()]);
    const matches = matchRoutes(routes, clean);
    if (!matches.some(({route}) => route.exact)) {
      // These routes do not know the page; those of a newer deploy might. The server decides what is there, once.
      if (starting) {
        noteLoad(clean);
      } else if (navigating && reloadOnce(clean)) {
        return await untilUnload;
      }
    }
    // eslint-disable-next-line @typescript-eslint/await-thenable -- It returns a promise, though its type says void.
    await Promise.all(matches.map(({route}) => route.component.preload()));
  } catch (error) {
    if (starting) {
      warn(clean, error);
      showLoadError(error);
      return untilUnload;
    }
    if (navigating) {
      warn(clean, error);
      if (navigator.onLine && (await serverAnswers()) && reloadOnce(clean)) {
        return untilUnload;
      }
    }
    // Neither warned about nor thrown for a link that was only hovered. Rendering the page shows the loader's error.
    showRetry(clean);
  }
}

/** Whether a reload would bring anything: a page of the browser's own must not take the place of one that is readable. */
async function serverAnswers(): Promise<boolean> {
  return fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
    () => true,
    () => false,
  );
}

function warn(pathname: string, error: unknown): void {
  // eslint-disable-next-line no-console -- a promise of the site: whoever looks for the cause of a reload finds it here
  console.warn(`The code of ${pathname} could not be loaded.`, error);
}
