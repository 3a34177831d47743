import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {HelmetProvider} from 'react-helmet-async';

/**
 * Leaves the served title and meta tags alone until the page is hydrated. Helmet would write what it knows after each
 * slice of the hydration, and at first that is only the site's title: a slow device would show it for seconds. With the
 * page hydrated, the first change (Docusaurus's `data-has-hydrated`) writes everything.
 */
if (ExecutionEnvironment.canUseDOM) {
  HelmetProvider.canUseDOM = false;
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    HelmetProvider.canUseDOM = true;
  },
};

export default clientModule;
