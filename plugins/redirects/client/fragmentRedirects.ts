import type {ClientModule} from '@docusaurus/types';
import {fragmentTarget} from '../../../src/lib/fragmentTarget';

/**
 * Redirects `/page#old-part` to the part's new location. The table is only loaded if a URL has an anchor that isn't on
 * the page.
 */
const fragmentRedirects: ClientModule = {
  onRouteDidUpdate({location}) {
    const fragment = location.hash.slice(1);
    if (fragment !== '' && !fragmentTarget(location.hash)) {
      // If the table doesn't load, the reader still sees the page, only without the jump.
      void redirect(location.pathname, fragment).catch(() => {});
    }
  },
};

export default fragmentRedirects;

async function redirect(pathname: string, fragment: string): Promise<void> {
  const {default: table} = await import('@generated/redirects/default/fragments.json');
  const targets = table[pathname.replace(/(.)\/$/, '$1')] ?? {};
  // Objects also have inherited properties, such as `constructor`.
  const target = Object.hasOwn(targets, fragment) ? targets[fragment] : undefined;
  if (target && window.location.pathname === pathname && window.location.hash === `#${fragment}`) {
    window.location.replace(target);
  }
}
