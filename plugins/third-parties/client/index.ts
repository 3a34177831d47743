import type {ClientModule} from '@docusaurus/types';
import {settingsElementId, type ClientSettings, type VendorScript} from '../core/types';
import type {AnalyticsClient} from './analytics';
import {readConsent, subscribeToConsent} from './consent/consent';
import {loadVendorScript} from './loadVendorScript';
import {startDataLayer} from './tagManager';

let vendorsLoaded = false;
/** Resolves to `undefined` if the client couldn't be started. */
let analytics: Promise<AnalyticsClient | undefined> | null = null;

if (typeof document !== 'undefined') {
  subscribeToConsent(follow);
  follow();
}

/**
 * Starts everything that is configured once the reader agrees. After a no, analytics stops; vendors' scripts only
 * disappear with the next page load.
 */
function follow(): void {
  if (readConsent() !== 'granted') {
    void analytics?.then((client) => client?.stop());
    analytics = null;
    return;
  }
  const settings = readSettings();
  if (!vendorsLoaded) {
    vendorsLoaded = true;
    settings.vendors.forEach(({name, script}) => {
      if (name === 'tagManager') {
        startDataLayer();
      }
      loadOrWarn(script);
    });
  }
  const options = settings.analytics;
  if (options) {
    const landing = new URL(window.location.href);
    analytics ??= import('./analytics')
      .then(({startAnalytics}) => startAnalytics(options, landing, loadOrWarn))
      .catch((error: unknown) =>
        warn(`Analytics not started: ${error instanceof Error ? error.message : String(error)}`),
      );
  }
}

function loadOrWarn(script: VendorScript): void {
  loadVendorScript(script).catch((error: unknown) => warn(error instanceof Error ? error.message : String(error)));
}

/** A third party that is blocked or missing is only worth a warning. */
function warn(message: string): undefined {
  // eslint-disable-next-line no-console -- the only trace of it
  console.warn(message);
}

// Without a schema: this site's build wrote the element, and zod would be larger than everything else here.
function readSettings(): ClientSettings {
  const element = document.getElementById(settingsElementId);
  return JSON.parse(element?.textContent ?? '{"vendors":[]}') as ClientSettings;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      // Read now, because by the time the client has started, the reader may be on the next page.
      const url = new URL(window.location.href);
      void analytics?.then((client) => client?.page(url));
    }
  },
};

export default clientModule;
