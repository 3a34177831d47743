import {useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import Loading from '@theme/Loading';
import {useEffect, type ReactNode} from 'react';
import Loadable from 'react-loadable';
import {matchRoutes} from 'react-router-config';
import {loadPages} from './loadPages';
import {parents} from './sections';

/**
 * Adds a route that shows the loading error with Retry for a page whose section couldn't be loaded. Without it, readers would
 * see that the page doesn't exist. Once the section is loaded, its own route comes first.
 *
 * @param pathname - the page's decoded pathname
 */
export function showRetry(pathname: string): void {
  if (!matchRoutes(routes, pathname).some(({route}) => route.exact)) {
    const component = Loadable({loading: Loading, loader: () => load(pathname), render: () => <Arrival />});
    parents.at(-1)?.push({path: pathname, exact: true, component: component as (typeof routes)[number]['component']});
  }
}

async function load(pathname: string): Promise<object> {
  await loadPages(pathname);
  return {};
}

/** Navigates to the page again. */
function Arrival(): ReactNode {
  const history = useHistory();
  useEffect(() => history.replace(history.location), [history]);
  return null;
}
