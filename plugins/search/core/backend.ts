import type {SearchResponse} from './types';

/** A search engine behind the modal. */
export interface SearchBackend {
  /** Starts loading what the first search needs; failures are reported by the search itself. */
  warmUp(): void;
  /**
   * Searches. Each response replaces the one before: first results may come early and be completed later.
   *
   * @param query - what the reader typed
   * @param signal - aborted when the reader has typed on
   * @throws SearchError if nothing could be found out
   */
  search(query: string, signal: AbortSignal): AsyncGenerator<SearchResponse>;
}

/** The index or the service can't be reached. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
}

/** The provider block of the theme configuration (`themeConfig.algolia`, named so by the theme that reads it). */
export interface SearchProviderConfig {
  provider: 'embedded' | 'meilisearch' | 'algolia';
  /** Origin of the search service; empty for the embedded index. */
  host: string;
  /** Algolia application id. */
  appId: string;
  /** Public key that can only search. */
  apiKey: string;
  indexName: string;
  searchParameters: Record<string, unknown>;
}
