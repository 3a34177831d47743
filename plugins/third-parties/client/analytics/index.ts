import type {AnalyticsOptions} from '../../types';
import {readCampaign} from './campaign';
import {createDeadClickDetector, createRageClickDetector} from './clicks';
import {readClientId} from './clientId';
import {analyticsDefaults} from './defaults';
import {watchNetwork} from './network';
import {createQueue} from './queue';
import {applyRemoteConfig, fetchRemoteConfig} from './remoteConfig';
import {continueSession, parseSession} from './session';
import type {Session} from './session';
import {createBeaconTransport, createFetchTransport} from './transport';
import {listenForVisualTagging} from './visualTagging';
import {collectVitals} from './vitals';
import {loadScript} from '../loadScript';

const sessionKey = 'analytics-session';
const requestTimeoutMs = 5000;

export interface AnalyticsClient {
  /** Reports that the reader is on another page. */
  page: (url: URL) => void;
  /** Stops everything and forgets the session. */
  stop: () => void;
}

/**
 * Starts the product-analytics client. To be called after the reader's consent only.
 *
 * @param options - collector address, key and settings, as configured
 * @returns the running client
 */
export async function startAnalytics(options: AnalyticsOptions): Promise<AnalyticsClient> {
  const local = {...analyticsDefaults, ...options.settings};
  const answer = options.remoteConfigUrl ? await fetchRemoteConfig(options.remoteConfigUrl, requestTimeoutMs) : {};
  const {settings, rejected} = applyRemoteConfig(local, answer);

  const clientId = readClientId(document.cookie);
  if (clientId === null) {
    // eslint-disable-next-line no-console -- the warning is part of the specification (section 7)
    console.warn('Analytics: no _ga cookie, so events carry no client id.');
  }

  let session: Session | null = parseSession(readStored());
  const queue = createQueue({
    transport:
      options.transport === 'fetch'
        ? createFetchTransport(options.url, requestTimeoutMs)
        : createBeaconTransport(options.url),
    batchSize: settings.batchSize,
    flushMs: settings.flushMs,
    envelope: () => ({key: options.key, clientId, sessionId: session?.id ?? ''}),
  });

  const touch = () => {
    const time = Date.now();
    const before = session?.id;
    const change = continueSession(session, {time, campaign: readCampaign(location.search)}, settings, () =>
      crypto.randomUUID(),
    );
    if (change.ended) {
      queue.push('session_end', {
        session: change.ended.id,
        reason: change.reason,
        duration: change.ended.lastActivityAt - change.ended.startedAt,
      });
      queue.flush();
    }
    session = change.session;
    writeStored(JSON.stringify(session));
    if (session.id !== before) {
      queue.push('session_start', {session: session.id, reason: change.reason, campaign: session.campaign});
    }
  };
  const emit: typeof queue.push = (name, properties) => {
    touch();
    queue.push(name, properties);
  };

  touch();
  emit('page_view', {path: location.pathname});
  if (answer === null || rejected.length > 0) {
    emit('diagnostic', {
      problem: answer === null ? 'remote_config_unavailable' : 'remote_config_rejected',
      keys: rejected.join(','),
    });
  }

  const isRageClick = createRageClickDetector(settings);
  const deadClicks = createDeadClickDetector<{target: string}>(settings.deadClickMs, ({target}) =>
    emit('dead_click', {target}),
  );
  const onClick = (event: MouseEvent) => {
    const target = describe(event.target);
    touch();
    deadClicks.click({target});
    if (isRageClick({x: event.clientX, y: event.clientY, time: event.timeStamp})) {
      emit('rage_click', {target});
    }
  };
  // Registered while capturing, so that a change made by the click's own handlers is seen after the click.
  document.addEventListener('click', onClick, {capture: true});
  const mutations = new MutationObserver(() => deadClicks.change());
  mutations.observe(document.documentElement, {subtree: true, childList: true, attributes: true, characterData: true});
  const changes = ['scroll', 'popstate', 'hashchange', 'pagehide'] as const;
  changes.forEach((type) => window.addEventListener(type, deadClicks.change, {capture: true, passive: true}));

  const stopNetwork = watchNetwork(settings, (url) => url.startsWith(options.url), emit);
  const emitVitals = collectVitals(emit);
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
  const stopTagging = options.visualTagging ? listenForVisualTagging(options.visualTagging, loadScript) : () => {};

  return {
    page(url) {
      deadClicks.change();
      emit('page_view', {path: url.pathname});
    },
    stop() {
      document.removeEventListener('click', onClick, {capture: true});
      document.removeEventListener('visibilitychange', onHidden);
      changes.forEach((type) => window.removeEventListener(type, deadClicks.change, {capture: true}));
      mutations.disconnect();
      deadClicks.stop();
      stopNetwork();
      stopTagging();
      queue.stop();
      removeStored();
    },
  };
}

/** Names an element for a report, without any of its text: tag, id and the nearest link's path. */
function describe(target: EventTarget | null): string {
  if (!(target instanceof Element)) {
    return 'unknown';
  }
  const link = target.closest('a');
  const id = target.id ? `#${target.id}` : '';
  return `${target.tagName.toLowerCase()}${id}${link ? ` → ${link.pathname}` : ''}`;
}

// The session lives as long as the tab where storage works, and as long as the page where it does not.
function readStored(): string | null {
  return withStorage((storage) => storage.getItem(sessionKey)) ?? null;
}
function writeStored(value: string): void {
  withStorage((storage) => storage.setItem(sessionKey, value));
}
function removeStored(): void {
  withStorage((storage) => storage.removeItem(sessionKey));
}
function withStorage<T>(operation: (storage: Storage) => T): T | undefined {
  try {
    return operation(window.sessionStorage);
  } catch {
    // Blocked or full: the session is kept in memory.
    return undefined;
  }
}
