/**
 * Replaces react-router-dom in the browser, where Docusaurus uses little of it; this saves each reader 5 KB. Importing
 * anything else from it fails the build, because this module doesn't export it. On the server, the original renders the
 * same elements.
 */
import clsx from 'clsx';
import {
  type AnchorHTMLAttributes,
  type Context,
  createContext,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {isPlainClick} from '../../../../src/lib/isPlainClick';
import {createHistory} from './history';
import {createLocation, createPath, type History, type Location, type Target} from './location';
import {matchPath, type PathMatch} from './matchPath';

export {matchPath};

const HistoryContext = createContext<History | null>(null);
const LocationContext = createContext<Location | null>(null);

function useRouter<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) {
    throw new Error('Links, and hooks of the router, have to be inside of the router.');
  }
  return value;
}

export const useHistory = (): History => useRouter(HistoryContext);
/** @returns the location of the page that is shown, not of one that is being loaded */
export const useLocation = (): Location => useRouter(LocationContext);

interface BrowserRouterProps {
  readonly children?: ReactNode;
}

/** Provides the browser's history and the current location to its children. */
export function BrowserRouter({children}: BrowserRouterProps): ReactNode {
  const [history] = useState(createHistory);
  const getLocation = () => history.location;
  const listen = useCallback((listener: () => void) => history.listen(listener), [history]);
  const location = useSyncExternalStore(listen, getLocation, getLocation);

  return (
    <HistoryContext.Provider value={history}>
      <LocationContext.Provider value={location}>{children}</LocationContext.Provider>
    </HistoryContext.Provider>
  );
}

/** Docusaurus's client imports it. A site with the hash router keeps the original router (see ../../index.ts). */
export const HashRouter = null;

interface RouteProps {
  readonly location: Location;
  readonly render: () => ReactNode;
}

/** Renders as if the location were the given one, which is all that Docusaurus uses it for. */
export function Route({location, render}: RouteProps): ReactNode {
  return <LocationContext.Provider value={location}>{render()}</LocationContext.Provider>;
}

interface RedirectProps {
  readonly to: Target;
  readonly push?: boolean;
}

export function Redirect({to, push = false}: RedirectProps): null {
  const history = useHistory();
  useLayoutEffect(() => {
    if (push) {
      history.push(to);
    } else {
      history.replace(to);
    }
  }, [history, push, to]);
  return null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly replace?: boolean;
  readonly innerRef?: Ref<HTMLAnchorElement>;
}

/** A link that navigates without loading a document, unless it opens in another tab or window. */
export function Link({to, replace = false, innerRef, onClick, children, ...props}: LinkProps): ReactNode {
  if (process.env.NODE_ENV !== 'production') {
    checkProps(to, props);
  }
  const history = useHistory();
  const current = useLocation();
  const href = createPath(createLocation(to, current));

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isHere = !props.target || props.target === '_self';
    if (isPlainClick(event) && isHere && !event.defaultPrevented) {
      event.preventDefault();
      // The history is ahead of the page until the next one has loaded, so the second click of a double click replaces
      // what the first one pushed, so that one press of Back leads to the page before.
      history[replace || href === createPath(history.location) ? 'replace' : 'push'](href);
    }
  };

  return (
    <a {...props} href={href} ref={innerRef} onClick={follow}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  readonly activeClassName?: string;
  readonly exact?: boolean;
  readonly isActive?: (match: PathMatch | null, location: Location) => boolean;
}

/** In development: reports unsupported props of react-router-dom's links. */
function checkProps(to: unknown, props: object): void {
  const missing = ['activeStyle', 'component', 'location', 'sensitive', 'strict'].find((name) => name in props);
  if (missing !== undefined || typeof to !== 'string') {
    throw new Error(
      `Links on this site have no "${missing ?? 'to'}" of this kind: see plugins/light-pages/client/router/index.tsx.`,
    );
  }
}

/** A link that's marked as current while its page, or one below it, is shown. */
export function NavLink({
  activeClassName = 'active',
  'aria-current': current = 'page',
  className,
  exact,
  isActive = Boolean,
  ...props
}: NavLinkProps): ReactNode {
  const location = useLocation();
  const {pathname: path} = createLocation(props.to, location);
  return isActive(matchPath(location.pathname, {path, exact}), location) ? (
    <Link aria-current={current} className={clsx(className, activeClassName)} {...props} />
  ) : (
    <Link className={className} {...props} />
  );
}
