import type {ClientModule} from '@docusaurus/types';
import {settingsElementId} from '../settingsElementId';
import type {ClientSettings} from '../types';
import type {AnalyticsClient} from './analytics';
import {readConsent, subscribeToConsent} from './consent';
import {loadScript} from './loadScript';

let vendorsLoaded = false;
let analytics: Promise<AnalyticsClient> | null = null;

if (typeof document !== 'undefined') {
  subscribeToConsent(follow);
  follow();
}

/** Starts what is configured after a yes. After a no, analytics stops; vendors' scripts are gone with the next page load. */
function follow(): void {
  if (readConsent() !== 'granted') {
    void analytics?.then((client) => client.stop());
    analytics = null;
    return;
  }
  const settings = readSettings();
  if (!vendorsLoaded) {
    vendorsLoaded = true;
    settings.vendors.forEach(({script}) => loadScript(script.src, script.attributes));
  }
  const options = settings.analytics;
  if (options) {
    analytics ??= import('./analytics').then(({startAnalytics}) => startAnalytics(options));
  }
}

function readSettings(): ClientSettings {
  const element = document.getElementById(settingsElementId);
  return JSON.parse(element?.textContent ?? '{"vendors":[]}') as ClientSettings;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      void analytics?.then((client) => client.page(new URL(window.location.href)));
    }
  },
};

export default clientModule;
