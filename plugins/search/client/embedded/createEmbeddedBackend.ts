import type {SearchBackend} from '../../core/backend';
import {getConnection} from './connection';

/**
 * Searches the index that was built with the site, in a worker.
 *
 * @param manifest - URL of the index's manifest
 */
export function createEmbeddedBackend(manifest: string): SearchBackend {
  const connection = getConnection(manifest);
  return {
    warmUp: () => void connection.open(),
    search: (query, signal) => connection.search(query, signal),
  };
}
