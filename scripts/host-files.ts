import path from 'node:path';
import {headers} from '../config/headers';
import {redirects} from '../config/redirects';
import {site} from '../config/site';
import {sources} from '../config/sources';
import {compileRedirects} from '../plugins/redirects/compileRedirects';
import {writeHostFiles} from '../host/writeHostFiles';
import {runScript} from './lib/runScript';

/** The last step of `npm run build`: adds the files that hosts need to build/. */
runScript(() =>
  writeHostFiles(path.resolve('build'), {
    headers,
    redirects: compileRedirects(redirects).paths,
    sources,
    url: `${site.url}${site.baseUrl}`,
  }),
);
