import type {SearchDocument} from '../core/documents';
import type {MeilisearchWriter} from './MeilisearchWriter';
import {meilisearchSettings} from '../core/documents';

const batchSize = 500;
const primaryKey = 'id';

/**
 * Fills a second index and swaps it with the one that readers search, so that they never see an incomplete one. Removes
 * the remains of an interrupted run; running it twice produces the same index.
 *
 * @param server - the server
 * @param index - name of the index that readers search
 * @param documents - the complete content of the index
 * @param onProgress - called with the number of documents sent so far
 * @throws Error with host, status and fix
 */
export async function pushDocuments(
  server: MeilisearchWriter,
  index: string,
  documents: readonly SearchDocument[],
  onProgress: (sent: number) => void,
): Promise<void> {
  const next = `${index}-next`;
  const create = (name: string): Promise<void> =>
    server.run(`create the index ${name}`, (client) => client.createIndex(name, {primaryKey}));
  const removeNext = (): Promise<void> => server.run(`delete the index ${next}`, (client) => client.deleteIndex(next));

  if (await server.has(next)) {
    await removeNext();
  }
  await create(next);
  await server.run('set up the index', (client) => client.index(next).updateSettings(meilisearchSettings));
  for (let sent = 0; sent < documents.length; sent += batchSize) {
    const batch = documents.slice(sent, sent + batchSize);
    await server.run('store documents', (client) => client.index(next).addDocuments(batch, {primaryKey}));
    onProgress(sent + batch.length);
  }
  // Only existing indexes can be swapped.
  if (!(await server.has(index))) {
    await create(index);
  }
  await server.run('swap the indexes', (client) => client.swapIndexes([{indexes: [index, next]}]), false);
  await removeNext();
}
