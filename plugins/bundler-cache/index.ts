import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Deletes the bundler's cache if the last build was interrupted. Such a cache may be incomplete, which Rspack doesn't notice
 * (web-infra-dev/rspack#14860): the next build hung forever, and once the HTML of its pages didn't fit their scripts. A running
 * build has a file in `.cache`, which it removes when it ends. If a signal or a crash ends it, the file stays.
 */
export default function bundlerCachePlugin({siteDir}: LoadContext): Plugin {
  if (process.env.NODE_ENV === 'production') {
    const running = path.join(siteDir, '.cache/building');
    if (existsSync(running)) {
      // eslint-disable-next-line no-console -- Tells whoever builds why it takes longer.
      console.warn('The last build was interrupted, so this one starts without its cache.');
      rmSync(path.join(siteDir, 'node_modules/.cache/rspack'), {recursive: true, force: true});
    }
    mkdirSync(path.dirname(running), {recursive: true});
    writeFileSync(running, '');
    process.once('exit', () => rmSync(running, {force: true}));
  }
  return {name: 'bundler-cache'};
}
