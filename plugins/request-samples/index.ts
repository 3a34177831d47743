import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {extractFences} from '../../src/lib/code/extractFences';
import {DiskCache, keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import {listFiles} from '../../tools/listFiles';
import {createData, type PageRequests} from './build/createData';
import {readContentTypes} from './build/readContentTypes';
import {dataFileOf} from './build/dataFileOf';
import {parseRequest} from './core/parseRequest';
import {readRequests} from './core/readRequests';
import type {RequestFence} from './core/types';

/** What determines the other forms of a request, in addition to the sample application's content types. */
const code = ['plugins/request-samples', 'src/lib', 'package-lock.json'];

/**
 * Creates the other forms of every request in the docs: cURL, `fetch`, the Strapi Client, GraphQL. Each page has a
 * separate data file with them, which the browser fetches when a reader selects another form than HTTP
 * (decisions/0013). The remark plugin in `build/requestTabs.ts` adds the tabs to pages. The forms are cached
 * (`.cache/request-samples`), because formatting all of them takes longer than a writer wants to wait after each save.
 */
export default function requestSamples({siteDir}: LoadContext): Plugin<ReadonlyMap<string, PageRequests>> {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'request-samples',

    getPathsToWatch() {
      return [path.join(docs, '**/*.{md,mdx}')];
    },

    async loadContent() {
      const types = await readContentTypes();
      const cache = new DiskCache(path.join(siteDir, '.cache/request-samples'));
      const shared = JSON.stringify([hashFiles(code), [...types.collections], [...types.singles]]);
      const pages = new Map<string, PageRequests>();
      for (const name of listFiles(docs).filter((file) => /\.mdx?$/.test(file))) {
        const requests = requestsOf(await readFile(path.join(docs, name), 'utf8'));
        if (requests.length > 0) {
          const key = keyOf(shared, JSON.stringify(requests));
          pages.set(dataFileOf(requests), await cache.remember(key, () => createData(requests, types)));
        }
      }
      return pages;
    },

    async contentLoaded({content, actions}) {
      await Promise.all([...content].map(([name, data]) => actions.createData(name, data)));
    },

    configureWebpack(_config, isServer) {
      const generator = {filename: 'assets/requests/[contenthash:8].json', emit: !isServer};
      return {
        module: {rules: [{test: /\.json$/, resourceQuery: /^\?url$/, type: 'asset/resource', generator}]},
      };
    },
  };
}

/** Invalid requests are left to the remark plugin, which reports their position. */
function requestsOf(source: string): RequestFence[] {
  return readRequests(extractFences(source)).filter(
    (request) => request !== undefined && isReadable(request.text),
  ) as RequestFence[];
}

function isReadable(text: string): boolean {
  try {
    parseRequest(text);
    return true;
  } catch {
    return false;
  }
}
