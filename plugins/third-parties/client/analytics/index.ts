import type {AnalyticsOptions, VendorScript} from '../../core/types';
import {readConsent} from '../consent/consent';
import {readCampaign} from './campaign';
import {createDeadClickDetector, createRageClickDetector} from './clicks';
import {readClientId} from './clientId';
import {analyticsDefaults} from '../../core/analyticsDefaults';
import {watchNetwork} from './network';
import {createQueue} from './queue';
import {applyRemoteConfig, fetchRemoteConfig} from './remoteConfig';
import {SessionTracker} from './SessionTracker';
import {createBeaconTransport, createFetchTransport} from './transport';
import {listenForVisualTagging} from './visualTagging';
import {collectVitals} from './vitals';

const requestTimeoutMs = 5000;

export interface AnalyticsClient {
  /** Reports that the reader has navigated to another page. */
  page: (url: URL) => void;
  /** Stops everything and clears the session. */
  stop: () => void;
}

/**
 * Starts the product analytics client. Only call it after the reader's consent.
 *
 * @param options - collector URL, key and settings, as configured
 * @param landing - the page on which the reader gave consent; by the time the client has started, the reader may be
 *   on another one
 * @param load - loads a third-party script
 * @returns the running client; `undefined` if the reader withdrew consent while the remote configuration was loaded
 */
export async function startAnalytics(
  options: AnalyticsOptions,
  landing: URL,
  load: (script: VendorScript) => void,
): Promise<AnalyticsClient | undefined> {
  const local = {...analyticsDefaults, ...options.settings};
  const answer = options.remoteConfigUrl ? await fetchRemoteConfig(options.remoteConfigUrl, requestTimeoutMs) : {};
  if (readConsent() !== 'granted') {
    return undefined;
  }
  const {settings, rejected} = applyRemoteConfig(local, answer);

  const clientId = readClientId(document.cookie);
  if (clientId === null) {
    // eslint-disable-next-line no-console -- the warning is part of the specification (section 7)
    console.warn('Analytics: no _ga cookie, so events carry no client id.');
  }

  const queue = createQueue({
    transport:
      options.transport === 'fetch'
        ? createFetchTransport(options.url, requestTimeoutMs)
        : createBeaconTransport(options.url),
    batchSize: settings.batchSize,
    flushMs: settings.flushMs,
    envelope: () => ({key: options.key, clientId, sessionId: session.id}),
  });
  const session = new SessionTracker(settings, queue);

  const viewPage = ({pathname, search}: URL) => {
    session.touch(readCampaign(search));
    queue.push('page_view', {path: pathname});
  };

  viewPage(landing);
  if (answer === null || rejected.length > 0) {
    queue.push('diagnostic', {
      problem: answer === null ? 'remote_config_unavailable' : 'remote_config_rejected',
      keys: rejected.join(','),
    });
  }

  const isRageClick = createRageClickDetector(settings);
  const deadClicks = createDeadClickDetector<{target: string}>(settings.deadClickMs, ({target}) =>
    queue.push('dead_click', {target}),
  );
  const onClick = (event: MouseEvent) => {
    const target = describe(event.target);
    session.touch();
    deadClicks.click({target});
    if (isRageClick({x: event.clientX, y: event.clientY, time: event.timeStamp})) {
      queue.push('rage_click', {target});
    }
  };
  // Uses the capture phase, so that changes by the click's own handlers count as a reaction to the click.
  document.addEventListener('click', onClick, {capture: true});
  const mutations = new MutationObserver(() => deadClicks.change());
  mutations.observe(document.documentElement, {subtree: true, childList: true, attributes: true, characterData: true});
  const changes = ['scroll', 'popstate', 'hashchange', 'pagehide'] as const;
  changes.forEach((type) => window.addEventListener(type, deadClicks.change, {capture: true, passive: true}));

  const stopNetwork = watchNetwork(settings, (url) => url.startsWith(options.url), queue.push);
  const emitVitals = collectVitals(queue.push);
  const onHidden = () => {
    if (document.visibilityState === 'hidden') {
      emitVitals();
      const {failed, dropped} = queue.takeDiagnostics();
      if (failed > 0 || dropped > 0) {
        queue.push('diagnostic', {problem: 'not_delivered', failed, dropped});
      }
      queue.flush();
    }
  };
  document.addEventListener('visibilitychange', onHidden);
  const stopTagging = options.visualTagging
    ? listenForVisualTagging(options.visualTagging, (src) => load({src}))
    : () => {};

  return {
    page(url) {
      deadClicks.change();
      viewPage(url);
    },
    stop() {
      document.removeEventListener('click', onClick, {capture: true});
      document.removeEventListener('visibilitychange', onHidden);
      changes.forEach((type) => window.removeEventListener(type, deadClicks.change, {capture: true}));
      mutations.disconnect();
      deadClicks.change();
      stopNetwork();
      stopTagging();
      queue.stop();
      session.clear();
    },
  };
}

/** Identifies an element in a report without any of its text: tag, id and the nearest link's path. */
function describe(target: EventTarget | null): string {
  if (!(target instanceof Element)) {
    return 'unknown';
  }
  const link = target.closest('a');
  const id = target.id ? `#${target.id}` : '';
  return `${target.tagName.toLowerCase()}${id}${link ? ` → ${link.pathname}` : ''}`;
}
