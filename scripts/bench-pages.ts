import {findBuiltPage} from './lib/findBuiltPage';
import {measureCost, measureVitals, medians, type PageCost, type PageVitals} from './lib/measurePage';
import {numberOption} from './lib/numberOption';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withSites} from './lib/withSites';

/** A short page, two reference pages, one with images, and the two that aren't docs. */
const pages = [
  '/cms/quick-start',
  '/cms/api/rest',
  '/cms/configurations/database',
  '/cms/features/content-manager',
  '/',
  '/tags',
];

type Measured = PageCost & PageVitals;

/**
 * `npm run bench:pages -- [--beside FOLDER] [--page /cms/api/rest] [--runs 3]`: measures what pages of build/ cost a
 * reader, in Chromium. With another built site, it measures the two in alternation and prints a second table with their
 * ratios.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {
      beside: {type: 'string'},
      page: {type: 'string', multiple: true, default: pages},
      runs: {type: 'string', default: '3'},
    },
  });
  const count = numberOption('runs', values.runs, {least: 1});
  const folders = ['build', ...(values.beside ? [values.beside] : [])];
  folders.forEach((folder) => values.page.forEach((page) => findBuiltPage(folder, page)));
  const rows: Record<string, Record<string, string>> = {};
  const ratios: Record<string, Record<string, string>> = {};
  await withSites(folders, async (browser, urls) => {
    for (const page of values.page) {
      const runs: Measured[][] = urls.map(() => []);
      for (let run = 0; run < count; run += 1) {
        for (const [site, url] of urls.entries()) {
          const cost = await measureCost(browser, url + page);
          runs[site]?.push({...cost, ...(await measureVitals(browser, url + page))});
        }
      }
      const results = runs.map((ofSite) => medians(ofSite));
      results.forEach((result, site) => (rows[`${page} ${folders[site] ?? ''}`] = format(result)));
      const [own, other] = results;
      if (own && other) {
        ratios[page] = Object.fromEntries(
          (Object.keys(own) as (keyof Measured)[]).map((key) => [key, (own[key] / other[key]).toFixed(2)]),
        );
      }
    }
  });
  console.log('Kilobytes over the wire, milliseconds on slow 4G with CPU ÷ 4');
  console.table(rows);
  if (values.beside) {
    console.log(`build in relation to ${values.beside}`);
    console.table(ratios);
  }
}

function format(measured: Measured): Record<string, string> {
  return Object.fromEntries(
    Object.entries<number>({...measured}).map(([key, value]) => [
      key,
      value.toFixed(key === 'cls' ? 3 : value < 100 ? 1 : 0),
    ]),
  );
}

runScript(main);
