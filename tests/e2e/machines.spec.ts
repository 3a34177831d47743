import * as cheerio from 'cheerio';
import {builtFiles, builtPaths, readBuilt} from '../support/builtSite';
import {eventsOfHtml, eventsOfMarkdown} from '../support/pageEvents';
import {site} from '../../config/site';
import {hasFullHistory} from '../../config/history';
import {sectionOf} from '../../src/data/sections';
import {simplifyHeading} from '../../src/lib/findSection';
import {splitSections} from '../../src/lib/splitSections';
import {twinPath} from '../../src/lib/twinPath';
import {expect, test} from '../support/test';

/** `/home` is a copy of the home page and says so (rel="canonical"). */
let pages: readonly string[];
test.beforeAll(() => {
  pages = builtPaths().filter((path) => path !== '/home');
});

const htmlOf = (path: string) => readBuilt(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const twinOf = (path: string) => readBuilt(twinPath(path).slice(1));
const lists = () => builtFiles().filter((file) => /^llms.*\.txt$/.test(file));

test('the Markdown twin of every page has its text, links, images and samples, in their order', () => {
  test.setTimeout(120_000);
  const differences: string[] = [];
  for (const path of pages) {
    const expected = eventsOfHtml(htmlOf(path), site.url + path);
    const twin = twinOf(path);
    const actual = eventsOfMarkdown(twin.slice(twin.indexOf('\n# ') + 1));
    const index = expected.findIndex((event, position) => event !== actual[position]);
    if (index !== -1 || expected.length !== actual.length) {
      differences.push(`${path}\n  page: ${expected[index]}\n  twin: ${actual[index]}`);
    }
  }
  expect(pages.length).toBeGreaterThan(600);
  expect(differences).toEqual([]);
});

test('every page links to its twin, and every twin to its page and to the list of all pages', () => {
  for (const path of pages) {
    const [link] = /<link[^>]*text\/markdown[^>]*>/.exec(htmlOf(path)) ?? [];
    expect(link, path).toMatch(/rel="?alternate"?/);
    expect(/href="?([^" >]+)/.exec(link ?? '')?.[1], path).toBe(twinPath(path));
    const twin = twinOf(path);
    expect(twin, path).toMatch(/^---\ntitle: ".+"\ndescription: ".+"\n/);
    expect(twin, path).toContain(`\nurl: ${site.url}${path}\n`);
    expect(twin, path).toContain(`${site.url}/llms.txt`);
  }
  expect(htmlOf('/404')).not.toContain('text/markdown');
});

test('every link in the lists for AI tools leads to a file, and every listed page is in one of them', () => {
  const files = new Set(builtFiles());
  const linked = new Set<string>();
  for (const list of lists().filter((file) => !file.includes('/') && file !== 'llms-full.txt')) {
    const links = [...readBuilt(list).matchAll(/\]\((\S+)\)/g)].map(([, url]) => url ?? '');
    expect(links.length, list).toBeGreaterThan(10);
    for (const url of links) {
      expect(url.startsWith(`${site.url}/`), `${list}: ${url}`).toBe(true);
      expect(files.has(url.slice(site.url.length + 1)), `${list}: ${url}`).toBe(true);
      linked.add(url.slice(site.url.length));
    }
  }
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url ?? '').pathname);
  const missing = listed.filter(
    (path) => path !== '/' && !path.startsWith('/snippets/') && !linked.has(twinPath(path)),
  );
  expect(missing).toEqual([]);
});

test('every file of a section is short enough for an assistant, and states version and date', () => {
  for (const list of lists()) {
    const text = readBuilt(list);
    expect(text, list).toMatch(
      /^# Strapi 5 Documentation.*\n\n> .+\n\nStrapi 5\.\d+\.\d+, documentation of \d{4}-\d\d-\d\d\. /,
    );
    if (list.startsWith('llms/')) {
      expect(text.length, list).toBeLessThan(50_000);
    }
  }
  const sections = lists().filter((file) => file.startsWith('llms/'));
  const text = sections.map(readBuilt).join('');
  const sources = [...readBuilt('llms-full.txt').matchAll(/^Source: (\S+)$/gm)].map(([line]) => line);
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.filter((line) => !text.includes(`${line}\n`))).toEqual([]);
});

/** The subset of schema.org's vocabulary that pages use: properties of each type, with the types of their values. */
const vocabulary: Readonly<
  Record<string, Readonly<Record<string, 'text' | 'url' | 'number' | 'date' | readonly string[]>>>
> = {
  TechArticle: {
    headline: 'text',
    description: 'text',
    url: 'url',
    image: 'url',
    inLanguage: 'text',
    keywords: 'text',
    dateModified: 'date',
    isPartOf: ['WebSite'],
    publisher: ['Organization'],
  },
  BreadcrumbList: {itemListElement: ['ListItem']},
  FAQPage: {url: 'url', mainEntity: ['Question']},
  Question: {name: 'text', url: 'url', acceptedAnswer: ['Answer']},
  Answer: {text: 'text'},
  ListItem: {position: 'number', name: 'text', item: 'url'},
  WebSite: {name: 'text', url: 'url'},
  Organization: {name: 'text', url: 'url'},
};

function checkThing(thing: unknown, at: string, allowed: readonly string[]): string[] {
  const {'@type': type, '@context': context, ...properties} = thing as Record<string, unknown>;
  const known = vocabulary[String(type)];
  if (!known || !allowed.includes(String(type))) {
    return [`${at}: type ${String(type)}`];
  }
  return Object.entries(properties).flatMap(([name, value]) => {
    const expected = known[name];
    const isRight = {
      text: typeof value === 'string' && value !== '',
      url: typeof value === 'string' && URL.canParse(value),
      number: typeof value === 'number',
      date: typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
    };
    if (Array.isArray(expected)) {
      const values: unknown[] = Array.isArray(value) ? value : [value];
      return values.flatMap((part) => checkThing(part, `${at}.${name}`, expected as readonly string[]));
    }
    return expected && isRight[expected as keyof typeof isRight]
      ? []
      : [`${at}.${name}: ${JSON.stringify(value)} (${String(context)})`];
  });
}

test('structured data only uses types and properties of schema.org, and every page is an article', () => {
  const articles = pages.filter(sectionOf);
  expect(articles.length).toBeGreaterThan(200);
  for (const path of articles) {
    const blocks = [...htmlOf(path).matchAll(/<script[^>]*ld\+json[^>]*>(.*?)<\/script>/gs)].map(
      ([, text]) => JSON.parse(text ?? '') as Record<string, unknown>,
    );
    expect(
      blocks.every((block) => block['@context'] === 'https://schema.org'),
      path,
    ).toBe(true);
    expect(blocks.flatMap((block) => checkThing(block, path, ['TechArticle', 'BreadcrumbList', 'FAQPage']))).toEqual(
      [],
    );
    const article = blocks.find((block) => block['@type'] === 'TechArticle');
    expect(article?.url, path).toBe(site.url + path);
  }
});

test('the FAQ page lists its questions in structured data, each with the URL of its answer', () => {
  const html = htmlOf('/cms/faq');
  const $ = cheerio.load(html);
  const [faq] = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as {'@type': string; mainEntity?: {name: string; url: string}[]})
    .filter((block) => block['@type'] === 'FAQPage');
  const headings = $('article h3[id]').toArray();
  expect(headings.length).toBeGreaterThan(20);
  expect(faq?.mainEntity?.map(({url}) => url)).toEqual(
    headings.map((heading) => `${site.url}/cms/faq#${$(heading).attr('id')}`),
  );
});

test('the sitemap says when each page was changed, if the Git history is available', () => {
  const urls = [...readBuilt('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url ?? '');
  const undated = urls.filter((url) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(url));
  expect(urls.length).toBeGreaterThan(200);
  // The home page is generated from several files, none of which is its source.
  expect(undated.length).toBe(hasFullHistory('.') ? 1 : urls.length);
});

test('a twin has the same headings as its page, so that a section can be found by its heading', () => {
  let count = 0;
  const differences = pages.flatMap((path) => {
    const headings = [...htmlOf(path).matchAll(/<(h[2-6]) [^>]*class="anchor .*?<\/\1>/gs)];
    count += headings.length;
    const shown = headings.map(([html]) => simplifyHeading(cheerio.load(html).text()));
    const twin = twinOf(path);
    const [, ...sections] = splitSections(twin.slice(twin.indexOf('\n# ') + 1));
    const written = sections.map(({heading}) => simplifyHeading(heading));
    return shown.length === 0 || shown.join() === written.join()
      ? []
      : [`${path}\n  page: ${shown.join()}\n  twin: ${written.join()}`];
  });
  expect(count).toBeGreaterThan(2000);
  expect(differences).toEqual([]);
});
