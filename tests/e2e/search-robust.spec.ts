import type {Page} from '@playwright/test';
import {addAxe, findViolations} from '../support/axe';
import {switchMode} from '../support/colorMode';
import {expect, test, useFixtureSite, visit} from '../support/test';
import {page as doc} from '../support/fixtureDefaults';

const start = '/cms/quick-start';

function field(page: Page) {
  return page.getByRole('combobox', {name: 'Search'});
}

async function openSearch(page: Page, url = start): Promise<void> {
  await visit(page, url);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Waits until the search for this text is done and its result is shown. */
async function settle(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await expect(dialog.getByText('Searching…')).toHaveCount(0);
  await expect(
    dialog
      .getByRole('option')
      .or(dialog.getByText(/No results for|No recent searches/))
      .first(),
  ).toBeVisible();
}

const hostile = [
  '<script>window.executed=1</script>',
  '<img src=x onerror=window.executed=1>',
  '"><svg onload=window.executed=1>',
  "'-alert(1)-'",
  'javascript:window.executed=1',
  '</dialog><h1>out</h1>',
  '<mark>marked</mark>',
  '</mark><script>window.executed=1</script>',
  '{{constructor.constructor("window.executed=1")()}}',
  '${window.executed=1}',
  '<iframe srcdoc="<script>parent.executed=1</script>">',
  '<a href="javascript:window.executed=1">x</a>',
  '&lt;script&gt;',
  '&#60;img src=x&#62;',
  '&amp;&quot;&apos;&nbsp;',
  '%3Cscript%3E',
  '%00%E0%A4%A',
  '%',
  '\u202Egnp.exe\u202C',
  '\u2066docker\u2069',
  '\u200Bdocker\u200D',
  '\uFEFFdocker',
  'do\u0000cker',
  '\uD800',
  'a\u0301\u0301\u0301\u0301\u0301',
  '\u{1F600}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u{1F3F4}\u{E0067}\u{E0062}',
  '文档搜索',
  'مستندات',
  'ß İ ı ﬁ',
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '(?=',
  '^$',
  'a{99999}',
  '*?+',
  '$',
  '$$$$$',
  '()',
  '--',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  "' OR 1=1 --",
  '"; DROP TABLE docs;',
  '../../../../etc/passwd',
  'https://evil.example/?q=<x>',
  '#fragment',
  '?query=1&b=2',
  '/',
  ' ',
  '\t\n',
  'a '.repeat(5000),
  'x'.repeat(10_000),
  '<'.repeat(10_000),
];

test.describe('hostile queries', () => {
  test.setTimeout(120_000);

  test('SEARCH-10 none of sixty hostile queries runs code or breaks the modal', async ({page}) => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    await openSearch(page);
    for (const query of hostile) {
      await field(page).fill(query);
      await settle(page);
      expect(await page.evaluate(() => (window as unknown as {executed?: number}).executed), query).toBeUndefined();
    }
    await expect(page.locator('dialog').locator('script, iframe, img, h1')).toHaveCount(0);
    await field(page).fill('docker');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /docker/);
  });
});

test('SEARCH-10 none of sixty hostile URL fragments runs code or breaks the page', async ({page}) => {
  test.setTimeout(60_000);
  const executed = () => page.evaluate(() => (window as unknown as {executed?: number}).executed);
  await visit(page, start);
  for (const fragment of hostile) {
    await page.evaluate((hash) => window.location.replace(`#${hash}`), fragment);
    expect(await executed(), fragment).toBeUndefined();
  }
  // The first ones again, as the fragment of the URL, both as they are and encoded.
  for (const fragment of [...hostile.slice(0, 6), '%', '%E0%A4%A', '%3Cimg%20src=x%20onerror=window.executed=1%3E']) {
    await page.goto('about:blank');
    await visit(page, `${start}#${fragment}`);
    expect(await executed(), fragment).toBeUndefined();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test.describe('hostile pages', () => {
  const escaped = hostile
    .slice(0, 20)
    .map((text) => text.replace(/[<>{}\\`[\]*_&$]/g, (character) => `&#${character.charCodeAt(0)};`));
  const fixture = useFixtureSite({
    name: 'search-hostile',
    docs: Object.fromEntries(
      escaped.map((text, position) => [
        `cms/hostile-${position}.mdx`,
        doc(
          `Hostile ${position} ${hostile[position] ?? ''}`,
          `Zebra${position} ${text}\n\n## Heading ${text} {/* #h-${position} */}\n\n${text}`,
          {
            displayed_sidebar: null,
          },
        ),
      ]),
    ),
  });

  test('SEARCH-10 markup in titles, headings and text of pages is shown as text', async ({page}) => {
    await openSearch(page, `${fixture().url}/cms/intro`);
    for (let position = 0; position < 20; position += 1) {
      await field(page).fill(`zebra${position}`);
      await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(`/cms/hostile-${position}`));
    }
    await field(page).fill('zebra0');
    await expect(page.getByRole('option').first()).toContainText('<script>window.executed=1</script>');
    expect(await page.evaluate(() => (window as unknown as {executed?: number}).executed)).toBeUndefined();
    await expect(page.locator('dialog').locator('script, iframe, img, h1')).toHaveCount(0);
  });
});

test.describe('broken index', () => {
  test.use({
    allowedConsole: [
      'Failed to load resource',
      'could not be loaded',
      'ERR_',
      // The page's other on-demand code can't be loaded, either.
      'Images cannot be enlarged',
    ],
  });

  const failures: Record<string, {status?: number; body?: string; contentType?: string}> = {
    missing: {status: 404, body: 'Not found'},
    'server error': {status: 500},
    truncated: {body: '{"pages": [{"pa', contentType: 'application/json'},
    'wrong JSON': {body: '{"headings": 1}', contentType: 'application/json'},
    'a page': {body: '<!doctype html><p>Home', contentType: 'text/html'},
    null: {body: 'null', contentType: 'application/json'},
  };
  for (const file of ['manifest.json', 'headings.*.json', 'full.*.json']) {
    for (const [name, answer] of Object.entries(failures)) {
      test(`SEARCH-05 ${file} that is ${name} shows the error or a retry, which works`, async ({page, context}) => {
        await context.route(`**/search/${file}`, (route) => route.fulfill(answer));
        await openSearch(page);
        await field(page).fill('xyzzyqwv');
        await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
        await context.unroute(`**/search/${file}`);
        await field(page).fill('docker');
        await expect(page.getByRole('option').first()).toHaveAttribute('href', /docker/);
      });
    }
  }

  test('SEARCH-05 if only the full index fails, titles and headings are still found', async ({page, context}) => {
    await context.route('**/search/full.*.json', (route) => route.fulfill({status: 500}));
    await openSearch(page);
    await field(page).fill('docker');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /docker/);
    await expect(page.getByText('Only titles and headings could be searched.')).toBeVisible();
    await context.unroute('**/search/full.*.json');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByText('Only titles and headings could be searched.')).toBeHidden();
  });

  test('SEARCH-05 a library that does not load is logged, and the button can be clicked again', async ({
    page,
    context,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await visit(page, start);
    await context.setOffline(true);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
    expect(errors.some((text) => text.includes('Search could not be loaded'))).toBe(true);
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(field(page)).toBeFocused();
  });

  test('SEARCH-05 the open modal shows an error offline, and works again online', async ({page, context}) => {
    await context.route('**/search/**', (route) => route.abort('internetdisconnected'));
    await openSearch(page);
    await field(page).fill('docker');
    await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
    await context.unroute('**/search/**');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('storage', () => {
  test('SEARCH-03 two tabs share recents', async ({page, context}) => {
    await openSearch(page);
    const other = await context.newPage();
    await openSearch(other);
    await other.keyboard.type('docker');
    await expect(other.getByRole('option').first()).toHaveAttribute('href', /docker/);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/docker/);
    await expect(page.getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveCount(1);
  });

  test.describe('unavailable', () => {
    test.use({allowedConsole: ['storage']});

    test('SEARCH-03 without storage recents last for the page view, and search works', async ({page}) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await openSearch(page);
      await field(page).fill('docker');
      await expect(page.getByRole('option').first()).toHaveAttribute('href', /docker/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/docker/);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('region', {name: 'Recent'}).getByRole('link')).toHaveCount(1);
    });
  });
});

test.describe('accessibility', () => {
  test.setTimeout(120_000);
  const states: Record<string, (page: Page) => Promise<void>> = {
    start: async () => undefined,
    results: async (page) => {
      await field(page).fill('filters');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    partial: async (page) => {
      await field(page).fill('docker zeppelin');
      await expect(page.getByText('No page has all these words')).toBeVisible();
    },
    'no results': async (page) => {
      await field(page).fill('xyzzyqwv');
      await expect(page.getByRole('link', {name: /Let us know/})).toBeVisible();
    },
    recent: async (page) => {
      await field(page).fill('docker');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/docker/);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('region', {name: 'Recent'})).toBeVisible();
    },
    ask: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: 'Ask AI'}).click();
      await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
    },
    answer: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: 'Ask AI'}).click();
      await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
      await page.keyboard.type('How do I filter on a relation?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', {name: 'Copy answer'})).toBeVisible();
    },
  };

  for (const width of [1440, 390]) {
    for (const [name, reach] of Object.entries(states)) {
      test(`SEARCH-11 axe finds nothing in either color mode: ${name}, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 844});
        await page.emulateMedia({reducedMotion: 'reduce'});
        await openSearch(page);
        await reach(page);
        await addAxe(page);
        for (const mode of ['light', 'dark'] as const) {
          await switchMode(page, mode);
          expect(await findViolations(page, 'dialog[open]'), mode).toEqual([]);
        }
      });
    }
  }

  test('SEARCH-11 search, favorite, remove, no-result link, ask and cancel work with the keyboard alone', async ({
    page,
  }) => {
    await openSearch(page);
    await page.keyboard.type('docker');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', /docker/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/docker/);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: /^Save this search/})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', {name: 'Favorite'})).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: /^Remove this search from favorites/})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await page.keyboard.type('xyzzyqwv');
    const link = page.getByRole('link', {name: /Let us know/});
    await expect(link).toBeVisible();
    for (
      let press = 0;
      press < 8 && !(await link.evaluate((element) => element === document.activeElement));
      press += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');

    await page.getByRole('button', {name: 'Ask AI'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', {name: 'Your question'})).toBeFocused();
    await page.keyboard.type('docker');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article', {name: 'docker'})).toContainText('Install with Docker');
    await expect(page.getByText('No language model is involved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Ask AI'})).toBeFocused();
  });
});
