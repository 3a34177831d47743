// Ejected from @docusaurus/core 3.10.2 (theme-fallback/Error): our own report, for crashes outside of a page's content.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import CrashReport from '../../components/CrashReport';

/** Provides a route, which the layout needs and which is missing here. */
const noRoute = {plugin: {name: 'error', id: 'default'}};

export default function SiteError(props: Props): ReactNode {
  const report = <CrashReport {...props} />;
  return (
    <RouteContextProvider value={noRoute}>
      {/* The layout may be what threw. */}
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>
            {translate({id: 'crash.title', message: 'This page crashed', description: 'Title of the browser tab'})}
          </title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
