import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Replaces a part of the page whose code didn't load: `lazy(() => import('./Part').catch(() => ({default: LoadFailed})))`. */
export default function LoadFailed(): ReactNode {
  return (
    <p role="alert">
      <Translate id="loadFailed">
        Couldn’t load this part of the page. Check your network connection, then reload the page.
      </Translate>
    </p>
  );
}
