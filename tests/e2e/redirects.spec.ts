import type {Page} from '@playwright/test';
import {redirects} from '../../config/redirects';
import {getOnce} from '../support/getOnce';
import {startPlainHost} from '../support/plainHost';
import {expect, test, visit} from '../support/test';

// Browsers request it if a page redirects before its head has been parsed.
test.use({allowedConsole: [/favicon\.ico/]});

const isWholePath = ({from}: {from: string}) => !from.includes('#');
const wholePaths = redirects.filter(isWholePath);
const fragments = redirects.filter((rule) => !isWholePath(rule));

test('ROUTE-04 every legacy path redirects to its target in one step', async ({baseURL}) => {
  expect(wholePaths.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const {from, to} of wholePaths) {
    const {status, location} = await getOnce(`${baseURL}${from}`);
    if (status !== 301 || location !== to) {
      wrong.push(`${from}: ${status} ${location}, not ${to}`);
    }
  }
  expect(wrong).toEqual([]);
  const targets = new Set(wholePaths.map(({to}) => to.replace(/#.*/, '')).filter((to) => to.startsWith('/')));
  for (const to of targets) {
    expect((await getOnce(`${baseURL}${to}`)).status, to).toBe(200);
  }
});

test('ROUTE-04 every legacy URL with a fragment ends at its target', async ({page, baseURL}) => {
  expect(fragments.length).toBeGreaterThan(50);
  for (const path of new Set(fragments.map(({from}) => pathOf(from)))) {
    const rules = fragments.filter(({from}) => pathOf(from) === path);
    // Loading the page for each of its fragments would take minutes. If a fragment stays the same, it's on the page.
    const loaded = rules.filter(({from, to}, index) => index === 0 || fragmentOf(from) === fragmentOf(to));
    for (const {from, to} of loaded) {
      await arrive(page, baseURL ?? '', from, to);
    }
    await visit(page, path);
    for (const {from, to} of rules.filter((rule) => !loaded.includes(rule))) {
      const asked = await page.evaluate(askedFor, fragmentOf(from));
      expect(asked, from).toBe(new URL(to, baseURL).href);
    }
  }
});

/** Runs in the page: follows a fragment, and returns the URL that the page then asks for, instead of opening it. */
function askedFor(fragment: string): Promise<string> {
  return new Promise((resolve) => {
    const followed = new URL(fragment, window.location.href).href;
    const {navigation} = window as unknown as {navigation: EventTarget};
    navigation.addEventListener('navigate', function listener(event) {
      const {url} = (event as Event & {destination: {url: string}}).destination;
      if (url !== followed) {
        event.preventDefault();
        navigation.removeEventListener('navigate', listener);
        resolve(url);
      }
    });
    window.location.hash = fragment;
  });
}

test.describe('on a host without redirect rules', () => {
  let host: Awaited<ReturnType<typeof startPlainHost>>;

  test.beforeAll(async () => {
    host = await startPlainHost('build');
  });
  test.afterAll(() => host.close());

  test('ROUTE-04 every legacy path has a page that redirects to its target', async () => {
    const scripts = new Set<string>();
    for (const {from, to} of wholePaths) {
      const {text: html} = await getOnce(host.url + from);
      expect(html, from).toContain(`<link rel="canonical" href="${to}">`);
      scripts.add(/<script>.*<\/script>/.exec(html)?.[0] ?? `none at ${from}`);
    }
    // All of them have the same script, which the next test runs.
    expect([...scripts]).toHaveLength(1);
  });

  test('ROUTE-04 the pages at legacy URLs redirect in the browser', async ({page}) => {
    test.setTimeout(180_000);
    await page.route(/^https:/, (route) => route.fulfill({contentType: 'text/html', body: '<title>Elsewhere</title>'}));
    const kinds = [
      wholePaths.find(({from}) => from.endsWith('.html')),
      wholePaths.find(({from}) => from.includes('%23')),
      wholePaths.find(({to}) => to.includes('#')),
      wholePaths.find(({to}) => to.startsWith('https:')),
      ...fragments.filter(
        ({from}, index) => index === fragments.findIndex((rule) => pathOf(rule.from) === pathOf(from)),
      ),
    ];
    expect(kinds).not.toContain(undefined);
    for (const rule of kinds) {
      await arrive(page, host.url, rule?.from ?? '', rule?.to ?? '');
    }
  });

  test('a redirect page keeps query and fragment, and redirects without JavaScript', async ({page, browser}) => {
    await page.goto(`${host.url}/dev-docs/intro?utm_source=a#part`);
    await expect(page).toHaveURL(`${host.url}/cms/intro?utm_source=a#part`);

    const context = await browser.newContext({javaScriptEnabled: false});
    const withoutScript = await context.newPage();
    await withoutScript.goto(`${host.url}/dev-docs/intro`);
    await expect(withoutScript).toHaveURL(`${host.url}/cms/intro`);
    await context.close();
  });
});

test('a redirect keeps the query, and matches other spellings of the old URL', async ({request, baseURL}) => {
  for (const from of ['/dev-docs/intro', '/dev-docs/intro/', '/dev-docs/intro.html', '/dev-docs/intro/index.html']) {
    const response = await request.get(`${baseURL}${from}?a=1`, {maxRedirects: 0});
    expect([response.status(), response.headers().location], from).toEqual([301, '/cms/intro?a=1']);
  }
});

function fragmentOf(address: string): string {
  return address.replace(/^[^#]*/, '');
}

function pathOf(address: string): string {
  return address.replace(/#.*/, '');
}

/** Opens an old URL, and waits until the browser has reached the new one. */
async function arrive(page: Page, origin: string, from: string, to: string): Promise<void> {
  const target = new URL(to, origin).href;
  await page.goto('about:blank');
  const arrived = page.waitForURL(target, {waitUntil: 'commit'});
  // A redirect in the browser may interrupt the navigation to the old URL.
  await Promise.all([arrived, page.goto(origin + from, {waitUntil: 'commit'}).catch(ignoreInterruption)]);
  expect(page.url(), from).toBe(target);
}

function ignoreInterruption(error: Error): void {
  if (!/interrupted by another navigation|ERR_ABORTED/.test(error.message)) {
    throw error;
  }
}
