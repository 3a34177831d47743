import {site} from '../config/site';
import {formatProblem} from './lib/formatProblem';
import type {LinkState} from './lib/links/checkLink';
import {checkLinks} from './lib/links/checkLinks';
import {collectLinks} from './lib/links/collectLinks';
import {readPageSources} from './lib/pages/readPageSources';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * `npm run links`: requests every external page that the docs link to, and lists dead links. It needs the internet and
 * isn't part of the tests. The exit code is 1 if a link is dead.
 */
async function main(): Promise<void> {
  parseArguments({});
  const own = [new URL(site.url).hostname];
  const links = [...(await readPageSources())].flatMap(([file, source]) => collectLinks(file, source, own));
  const urls = [...new Set(links.map(({url}) => url))];
  console.log(`Requesting ${urls.length} pages …`);
  const states = await checkLinks(urls);
  const count = (state: LinkState['state']): number => urls.filter((url) => states.get(url)?.state === state).length;
  for (const link of links) {
    const result = states.get(link.url);
    if (result?.state === 'dead') {
      const message = `${link.url} leads nowhere: ${result.reason}`;
      console.log(formatProblem({...link, message, fix: 'link to another page, or leave it out'}));
    }
  }
  console.log(
    `${urls.length} links to other sites: ${count('dead')} dead, ${count('unknown')} that couldn't be checked`,
  );
  process.exitCode = count('dead') > 0 ? 1 : 0;
}

runScript(main);
