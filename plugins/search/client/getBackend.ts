import type {SearchBackend, SearchProviderConfig} from '../core/backend';
import type {SearchData} from '../core/searchData';
import {getConnection} from './embedded/connection';
import {createHostedBackend} from './hosted/createHostedBackend';

/** What the dialog needs to know about the site. */
export interface SearchConfig extends SearchData {
  provider: SearchProviderConfig;
}

let hosted: SearchBackend | undefined;

/** @returns the search engine of this site, which is the same for the whole page view */
export function getBackend({provider, manifest}: SearchConfig): SearchBackend {
  return provider.provider === 'embedded' ? getConnection(manifest) : (hosted ??= createHostedBackend(provider));
}
