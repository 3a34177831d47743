import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback} from 'react';

/**
 * For components that write their state into the URL.
 *
 * @returns a function that tells whether the URL is that of the page shown. While another page loads, it's already the URL
 *   of that page
 */
export function useOwnsUrl(): () => boolean {
  const history = useHistory();
  const {pathname} = useLocation();
  return useCallback(() => history.location.pathname === pathname, [history, pathname]);
}
