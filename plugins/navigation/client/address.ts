import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {cleanHash, cleanPathname} from '../core/cleanPathname';

/** Puts the clean address in the address bar, in place: the history entry and its state stay. */
function cleanAddress(): void {
  const {pathname, search, hash} = window.location;
  const clean = cleanPathname(pathname) + search + cleanHash(hash);
  if (clean !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', clean);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  // Runs before the router is made, and before its own listener: it throws on an address it cannot decode.
  cleanAddress();
  window.addEventListener('popstate', cleanAddress, {capture: true});
}

const clientModule: ClientModule = {
  onRouteUpdate: cleanAddress,
};

export default clientModule;
