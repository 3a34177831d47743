/** Replaces react-router-config in the browser (see ./index.tsx). */
import type {ComponentType, ReactNode} from 'react';
import {useHistory, useLocation} from './index';
import {matchPath, type PathMatch} from './matchPath';

interface RouteConfig {
  path: string;
  exact?: boolean;
  component: ComponentType<object>;
  routes?: RouteConfig[];
}

/**
 * @param pathname - decoded
 * @returns the first matching route, the first matching one of its child routes, and so on
 */
export function matchRoutes<Config extends RouteConfig>(
  routes: readonly Config[],
  pathname: string,
): {route: Config; match: PathMatch}[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) {
      return [{route, match}, ...matchRoutes((route.routes ?? []) as Config[], pathname)];
    }
  }
  return [];
}

/** @returns an element that renders the first route that matches the current location */
export function renderRoutes(routes?: readonly RouteConfig[]): ReactNode {
  return routes ? <Routes routes={routes} /> : null;
}

function Routes({routes}: {readonly routes: readonly RouteConfig[]}): ReactNode {
  const history = useHistory();
  const location = useLocation();
  for (const route of routes) {
    const match = matchPath(location.pathname, route);
    if (match) {
      const {component: Component} = route;
      const props = {history, location, match, route};
      return <Component {...props} />;
    }
  }
  return null;
}
