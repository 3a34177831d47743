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
      // Without the table, the page is shown all the same: only the jump is missing.
      void redirect(location.pathname, fragment).catch(() => {});
    }
  },
};

export default fragmentRedirects;

async function redirect(pathname: string, fragment: string): Promise<void> {
  const {default: table} = await import('@generated/redirects/default/fragments.json');
  const targets = table[pathname.replace(/(.)\/$/, '$1')] ?? {};
  // An object also has names of its prototype, such as `constructor`.
  const target = Object.hasOwn(targets, fragment) ? targets[fragment] : undefined;
  if (target && window.location.pathname === pathname && window.location.hash === `#${fragment}`) {
    window.location.replace(target);
  }
}
