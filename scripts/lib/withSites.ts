import type {Browser} from '@playwright/test';
import {startSiteServer, type SiteServer} from '../../host/servers/siteServer';
import {openBrowser} from './openBrowser';

/**
 * Serves built sites and opens a browser while `work` runs. Everything is stopped even if something fails, because a
 * running server would keep the process alive.
 *
 * @param directories - folders of the sites
 * @param work - receives the browser, and the URL of each site without a trailing slash
 * @throws Error if there's no browser, or no built site in a folder; errors of `work`
 */
export async function withSites(
  directories: readonly string[],
  work: (browser: Browser, urls: readonly string[]) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser();
  const servers: SiteServer[] = [];
  try {
    for (const directory of directories) {
      servers.push(await startSiteServer({directory, port: 0}));
    }
    await work(
      browser,
      servers.map(({url}) => url),
    );
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
  }
}
