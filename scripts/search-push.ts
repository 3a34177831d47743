import {createHash} from 'node:crypto';
import {env} from '../config/env';
import {site} from '../config/site';
import {toDocuments} from '../plugins/search/core/documents';
import {MeilisearchWriter} from '../plugins/search/push/MeilisearchWriter';
import {pushDocuments} from '../plugins/search/push/pushDocuments';
import {readRecordsFile} from '../plugins/search/build/readIndexFiles';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/** Sends the records of the built site to a Meilisearch server: `npm run build && npm run search:push`. */
async function main(): Promise<void> {
  parseArguments({});
  const {SEARCH_HOST: host, SEARCH_ADMIN_KEY: key, SEARCH_INDEX: index} = env;
  if (host === '' || key === '') {
    const missing = [host === '' ? 'SEARCH_HOST' : '', key === '' ? 'SEARCH_ADMIN_KEY' : ''].filter(Boolean);
    throw new Error(`Set ${missing.join(' and ')}: see README.md, "Search and assistant".`);
  }
  const pages = await readRecordsFile('build/search');
  const documents = toDocuments(pages, site.url, (url) => createHash('sha256').update(url).digest('hex').slice(0, 24));
  await pushDocuments(new MeilisearchWriter({host, key}), index, documents, (sent) => draw(sent, documents.length));
  console.log(`\n${documents.length} documents of ${pages.length} pages are in ${index} at ${host}`);
}

const barWidth = 30;

function draw(sent: number, total: number): void {
  const filled = Math.round((sent / total) * barWidth);
  process.stdout.write(`\r[${'#'.repeat(filled)}${' '.repeat(barWidth - filled)}] ${sent}/${total}`);
}

runScript(main);
