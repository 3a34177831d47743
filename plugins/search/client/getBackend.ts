import type {SearchBackend, SearchProviderConfig} from '../core/backend';
import type {GroupOptions} from '../core/regroup';
import {connection} from './embedded/connection';
import {createHostedBackend} from './hosted/createHostedBackend';

/** What the dialog needs to know about the site. */
export interface SearchConfig {
  provider: SearchProviderConfig;
  groups: GroupOptions;
}

let hosted: SearchBackend | undefined;

/** @returns the search engine of this site, which is the same for the whole page view */
export function getBackend({provider}: SearchConfig): SearchBackend {
  return provider.provider === 'embedded' ? connection : (hosted ??= createHostedBackend(provider));
}
