import type {AllowedSources} from '../host/types';
import type {Options} from '../plugins/third-parties';
import {defaultTagManagerHost} from '../plugins/third-parties/build/options';
import {env, type Environment} from './env';
import {thirdParties} from './thirdParties';

/** Other hosts that pages may connect to: those of configured services, so none by default. */
export const sources = allowedSources(thirdParties, env);

/**
 * @param thirdParties - the site's third parties
 * @param environment - the configured search service and assistant
 */
export function allowedSources(
  {analytics, answerWidget, experiments, sessionRecorder, tagManager}: Options,
  environment: Environment,
): AllowedSources {
  const tagManagerHost = tagManager && (tagManager.host ?? defaultTagManagerHost);
  const vendors = [answerWidget?.src, experiments?.src, sessionRecorder?.src, tagManagerHost].flatMap(toOrigin);
  const collectors = [analytics?.url, analytics?.remoteConfigUrl].flatMap(toOrigin);
  const searchHosts = toOrigin(searchHost(environment));
  const askHosts = environment.ASK_PROVIDER === 'embedded' ? [] : toOrigin(environment.ASK_URL);
  const widgetHosts = environment.ASK_PROVIDER === 'widget' ? askHosts : [];
  return {
    'script-src': [...vendors, ...widgetHosts, ...toOrigin(analytics?.visualTagging?.src)],
    'connect-src': [...vendors, ...collectors, ...searchHosts, ...askHosts],
    'img-src': [...vendors, ...widgetHosts],
    'frame-src': [...vendors, ...widgetHosts],
    'frame-ancestors': [...(analytics?.visualTagging?.allowedOrigins ?? [])],
  };
}

function searchHost({SEARCH_PROVIDER, SEARCH_HOST, SEARCH_APP_ID}: Environment): string | undefined {
  switch (SEARCH_PROVIDER) {
    case 'meilisearch':
      return SEARCH_HOST;
    case 'algolia':
      return SEARCH_HOST || `https://${SEARCH_APP_ID}-dsn.algolia.net`;
    default:
      return undefined;
  }
}

function toOrigin(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}
