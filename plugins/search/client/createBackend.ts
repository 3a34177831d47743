import type {SearchBackend, SearchProviderConfig} from '../core/backend';
import {createEmbeddedBackend} from './embedded/createEmbeddedBackend';
import {createHostedBackend} from './hosted/createHostedBackend';

/** Determines which search engine is used. */
export interface SearchConfig {
  provider: SearchProviderConfig;
  /** URL of the embedded index's manifest. */
  manifest: string;
}

let created: {key: string; backend: SearchBackend} | undefined;

/**
 * Returns the search engine of this site, which is the same for the whole page view.
 *
 * @param config - the provider block and the embedded index
 */
export function getBackend(config: SearchConfig): SearchBackend {
  const key = JSON.stringify(config);
  if (created?.key !== key) {
    created = {key, backend: createBackend(config)};
  }
  return created.backend;
}

function createBackend({provider, manifest}: SearchConfig): SearchBackend {
  return provider.provider === 'embedded' ? createEmbeddedBackend(manifest) : createHostedBackend(provider);
}
