import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate from '@docusaurus/Translate';
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
        <p>
          <Translate id="queryBuilder.noScript">
            The form needs JavaScript. Without it, the example below shows how a query is written by hand.
          </Translate>
        </p>
      </noscript>
      <BrowserOnly>
        {() => (
          <Suspense
            fallback={
              <p role="status">
                <Translate id="queryBuilder.loading">The form is being loaded …</Translate>
              </p>
            }
          >
            <Builder />
          </Suspense>
        )}
      </BrowserOnly>
    </>
  );
}
