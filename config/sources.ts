import type {AllowedSources} from '../host/types';
import {env} from './env';
import {thirdParties} from './thirdParties';

const {analytics, answerWidget, experiments, sessionRecorder, tagManager} = thirdParties;
const vendors = [answerWidget?.src, experiments?.src, sessionRecorder?.src, tagManager?.host].flatMap(toOrigin);
const collectors = [analytics?.url, analytics?.remoteConfigUrl].flatMap(toOrigin);
const algoliaHost = env.SEARCH_PROVIDER === 'algolia' ? `https://${env.SEARCH_APP_ID}-dsn.algolia.net` : undefined;
const searchHosts = [env.SEARCH_HOST || algoliaHost].flatMap(toOrigin);
const askHosts = [env.ASK_URL].flatMap(toOrigin);
const widgetHosts = env.ASK_PROVIDER === 'widget' ? askHosts : [];

/** Other hosts that the pages may use: those of what is configured, so none by default. */
export const sources: AllowedSources = {
  'script-src': [...vendors, ...widgetHosts, ...[analytics?.visualTagging?.src].flatMap(toOrigin)],
  'connect-src': [...vendors, ...collectors, ...searchHosts, ...askHosts],
  'img-src': [...vendors, ...widgetHosts],
  'frame-src': [...vendors, ...widgetHosts],
  'frame-ancestors': [...(analytics?.visualTagging?.allowedOrigins ?? [])],
};

function toOrigin(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}
