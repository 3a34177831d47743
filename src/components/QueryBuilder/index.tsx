import BrowserOnly from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';
import {lazy, Suspense} from 'react';

const Builder = lazy(() => import('./Builder'));

/**
 * The form that writes queries for the REST API. It appears once the page runs, from a separate bundle: it begins
 * with what the address says, and that is known in the browser alone.
 */
export default function QueryBuilder(): ReactNode {
  return (
    <>
      <noscript>
        <p>The form needs JavaScript. Without it, the example below shows how a query is written by hand.</p>
      </noscript>
      <BrowserOnly>
        {() => (
          <Suspense fallback={<p role="status">The form is being loaded …</p>}>
            <Builder />
          </Suspense>
        )}
      </BrowserOnly>
    </>
  );
}
