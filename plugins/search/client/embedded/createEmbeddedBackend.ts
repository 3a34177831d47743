import type {SearchBackend} from '../../core/backend';
import {getConnection} from './connection';

/**
 * Search over the index that was built with the site, in a worker.
 *
 * @param manifest - address of the index's manifest
 */
export function createEmbeddedBackend(manifest: string): SearchBackend {
  const connection = getConnection(manifest);
  return {
    warmUp: () => void connection.open(),
    search: (query, signal) => connection.search(query, signal),
  };
}
