import type {SearchBackend, SearchProviderConfig} from '../../core/backend';
import type {SearchHit, SearchResponse} from '../../core/types';
import {IdleTimeout} from '../../../../src/lib/idleTimeout';
import {algolia} from './algolia';
import {meilisearch} from './meilisearch';
import {type HitWithUrl, readHits} from './readHits';

/** How to query one service's API. */
export interface Service {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: (query: string) => unknown;
  readHit: (hit: HitWithUrl) => SearchHit;
}

/** Timeout in milliseconds. */
const timeout = 10_000;
/** Milliseconds without a keystroke before a request, so that not every letter sends one. */
const pause = 120;

/**
 * Searches with a hosted service, through its HTTP API.
 *
 * @param config - the provider block
 */
export function createHostedBackend(config: SearchProviderConfig): SearchBackend {
  const service = config.provider === 'algolia' ? algolia(config) : meilisearch(config);
  return {
    warmUp: () => undefined,
    async *search(query, signal) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (!signal.aborted) {
        yield await ask(service, query, signal);
      }
    },
  };
}

async function ask(service: Service, query: string, signal: AbortSignal): Promise<SearchResponse> {
  const {url, headers, body, readHit} = service;
  const patience = new IdleTimeout(timeout, signal);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...headers},
      body: JSON.stringify(body(query)),
      signal: patience.signal,
    });
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    return readHits(await response.json(), readHit);
  } catch (error) {
    throw new Error(`${url}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    patience.end();
  }
}
