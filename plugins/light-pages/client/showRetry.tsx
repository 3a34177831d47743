import {useHistory} from '@docusaurus/router';
import routes from '@generated/routes';
import Loading from '@theme/Loading';
import {useEffect, type ReactNode} from 'react';
import Loadable from 'react-loadable';
import {matchRoutes} from 'react-router-config';
import {loadPages} from './loadPages';
import {parents} from './sections';

/**
 * Gives a page whose section couldn't be loaded a route that shows the loader's error, with its Retry. Without one, the
 * page would be said not to exist. The section's own route comes before it when it is loaded.
 *
 * @param pathname - of the page, decoded
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

/** Navigates to the page once more. */
function Arrival(): ReactNode {
  const history = useHistory();
  useEffect(() => history.replace(history.location), [history]);
  return null;
}
