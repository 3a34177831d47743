import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {HelmetProvider} from 'react-helmet-async';

/**
 * Keeps the served title and meta tags until the page is hydrated. Helmet would update them after each slice of the hydration,
 * at first with only the site's title, which a slow device would show for seconds. Once the page is hydrated, the first change
 * (Docusaurus's `data-has-hydrated`) writes everything.
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
