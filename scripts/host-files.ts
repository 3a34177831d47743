import path from 'node:path';
import {headers} from '../config/headers';
import {redirects} from '../config/redirects';
import {site} from '../config/site';
import {sources} from '../config/sources';
import {compileRedirects} from '../plugins/redirects/compileRedirects';
import {writeHostFiles} from '../host/writeHostFiles';

/** `npm run build` ends with this: completes build/ with what hosts need. */
writeHostFiles(path.resolve('build'), {
  headers,
  redirects: compileRedirects(redirects).paths,
  sources,
  url: `${site.url}${site.baseUrl}`,
}).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
