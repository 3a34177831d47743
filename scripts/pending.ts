import {existsSync} from 'node:fs';
import {redirects} from '../config/redirects';
import {activeRedirects} from '../plugins/redirects/activeRedirects';
import {pendingRoutes, thinPages} from '../tests/support/pendingRoutes';

/** `npm run pending`: prints the routes of the inventory without a page of at least 80 words, and the redirects that wait for their target. */
function main(): void {
  if (!existsSync('build/index.html')) {
    throw new Error('No built site: run "npm run build" first.');
  }
  const routes = pendingRoutes('build');
  const hasPage = (path: string) => existsSync(`build${path === '/' ? '/index' : path}.html`);
  const {pending} = activeRedirects(redirects, hasPage);
  const thin = thinPages('build');
  console.log([`${routes.length} routes to come`, ...routes].join('\n  '));
  console.log(
    [`${thin.length} pages with too little prose`, ...thin.map(({route, words}) => `${route}: ${words} words`)].join(
      '\n  ',
    ),
  );
  console.log([`${pending.length} redirects to come`, ...pending.map(({from, to}) => `${from} → ${to}`)].join('\n  '));
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
