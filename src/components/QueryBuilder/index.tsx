import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {lazy, Suspense} from 'react';
import LoadFailed from '../LoadFailed';

const Builder = lazy(() => import('./Builder').catch(() => ({default: LoadFailed})));

/**
 * The form that builds REST API queries. It's loaded from a separate bundle after hydration, because its initial state comes
 * from the URL, which only the browser knows.
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
                <Translate id="queryBuilder.loading">Loading the form…</Translate>
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
