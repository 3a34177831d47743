import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {cleanHash, cleanPathname} from '../core/cleanPathname';

/** Replaces the URL in the address bar with the clean one, and keeps the history entry and its state. */
function cleanUrl(): void {
  const {pathname, search, hash} = window.location;
  const clean = cleanPathname(pathname) + search + cleanHash(hash);
  if (clean !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', clean);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Has to run before the router is created, and before its listener, because the router throws on URLs that it can't decode.
  cleanUrl();
  window.addEventListener('popstate', cleanUrl, {capture: true});
}

const clientModule: ClientModule = {
  onRouteUpdate: cleanUrl,
};

export default clientModule;
