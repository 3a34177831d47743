import type {SearchResponse} from './types';

/** A search engine behind the modal. */
export interface SearchBackend {
  /** Preloads what the first search needs; the search itself reports failures. */
  warmUp(): void;
  /**
   * Searches. Each response replaces the previous one: partial results may come first, complete ones later.
   *
   * @param query - what the reader typed
   * @param signal - aborted when the reader keeps typing
   * @throws Error if the index or the service can't be reached, or sends something else
   */
  search(query: string, signal: AbortSignal): AsyncGenerator<SearchResponse>;
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
