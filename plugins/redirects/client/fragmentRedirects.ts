import type {ClientModule} from '@docusaurus/types';
import {fragmentTarget} from '../../../src/lib/fragmentTarget';

/**
 * Sends `/page#old-part` to where that part is now. The table is loaded only when an address names an anchor that the
 * page doesn't have.
 */
const fragmentRedirects: ClientModule = {
  onRouteDidUpdate({location}) {
    const fragment = location.hash.slice(1);
    if (fragment !== '' && !fragmentTarget(location.hash)) {
      void redirect(location.pathname, fragment);
    }
  },
};

export default fragmentRedirects;

async function redirect(pathname: string, fragment: string): Promise<void> {
  const {default: table} = await import('@generated/redirects/default/fragments.json');
  const target = table[pathname.replace(/(.)\/$/, '$1')]?.[fragment];
  if (target && window.location.pathname === pathname && window.location.hash === `#${fragment}`) {
    window.location.replace(target);
  }
}
