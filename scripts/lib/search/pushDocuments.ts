import type {SearchDocument} from '../../../src/lib/search/documents';
import type {MeilisearchClient} from './meilisearchClient';
import {meilisearchSettings} from '../../../src/lib/search/documents';

const batchSize = 500;

/**
 * Fills a second index and exchanges it for the one that readers search, so that they never see a half-filled one.
 * What an interrupted run left behind is removed; running it twice gives the same index.
 *
 * @param client - the server
 * @param index - name of the index that readers search
 * @param documents - everything that is to be in it
 * @param onProgress - called with the number of documents sent so far
 */
export async function pushDocuments(
  client: MeilisearchClient,
  index: string,
  documents: readonly SearchDocument[],
  onProgress: (sent: number) => void,
): Promise<void> {
  const next = `${index}-next`;
  if (await client.exists(next)) {
    await client.remove(next);
  }
  await client.create(next);
  await client.configure(next, meilisearchSettings);
  for (let sent = 0; sent < documents.length; sent += batchSize) {
    await client.add(next, documents.slice(sent, sent + batchSize));
    onProgress(Math.min(documents.length, sent + batchSize));
  }
  // Only two indexes that exist can be exchanged.
  if (!(await client.exists(index))) {
    await client.create(index);
  }
  await client.swap(index, next);
  await client.remove(next);
}
