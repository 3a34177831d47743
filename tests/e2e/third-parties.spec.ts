import type {Page, Route} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AnalyticsBatch, AnalyticsEvent} from '../../plugins/third-parties/client/analytics/types';
import {bareSite} from '../support/shellFixtures';
import {expect, test, useFixtureSite, visit} from '../support/test';

/**
 * A server on the loopback interface that replaces the hosted ones: it accepts batches, and serves a remote
 * configuration and scripts that leave a mark. Its port is fixed, because it's part of the built site's configuration.
 */
const collectorPort = 4390;
const collector = `http://127.0.0.1:${collectorPort}`;
let server: Server;
let requests: string[] = [];
let batches: AnalyticsBatch[] = [];

const vendorScript = (name: string) => `document.documentElement.dataset.${name} = 'loaded';`;

function startCollector(): Promise<void> {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        batches.push(JSON.parse(body) as AnalyticsBatch);
        response.end();
      });
    } else if (request.url === '/config') {
      response.end(JSON.stringify({flushMs: 50, deadClickMs: 400, sessionTimeoutMs: 'soon'}));
    } else if (request.url?.startsWith('/parent?')) {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<title>Parent</title><iframe src="${request.url.slice('/parent?'.length)}"></iframe>`);
    } else if (request.url?.startsWith('/broken?')) {
      response.writeHead(503).end();
    } else {
      const name = /^\/(\w+)\.js/.exec(request.url ?? '')?.[1] ?? 'unknown';
      response.setHeader('Content-Type', 'text/javascript');
      response.end(vendorScript(name));
    }
  });
  return new Promise((resolve) => server.listen(collectorPort, '127.0.0.1', resolve));
}

const events = (): AnalyticsEvent[] => batches.flatMap((batch) => batch.events);
const named = (name: string) => events().filter((event) => event.name === name);

const configured = {
  experiments: {src: `${collector}/experiments.js`, attributes: {'data-project': 'docs'}},
  tagManager: {containerId: 'GTM-ABC123', host: collector},
  answerWidget: {src: `${collector}/widget.js`},
  sessionRecorder: {src: `${collector}/recorder.js`},
  analytics: {
    url: `${collector}/collect`,
    key: 'public-key',
    transport: 'fetch',
    remoteConfigUrl: `${collector}/config`,
    settings: {newSessionOnCampaign: true},
    visualTagging: {src: `${collector}/tagging.js`, allowedOrigins: [collector]},
  },
};

test.describe.configure({mode: 'serial'});

test.describe('with third parties configured', () => {
  const site = useFixtureSite({name: 'third-parties', plugins: {'third-parties': configured}});
  test.use({allowedConsole: ['no _ga cookie', 'browser storage is not available', 'status of 503']});

  test.beforeAll(startCollector);
  test.afterAll(() => new Promise((resolve) => server.close(resolve)));
  test.beforeEach(() => {
    requests = [];
    batches = [];
  });

  const accept = async (page: Page) => {
    await visit(page, `${site().url}/cms/intro`);
    await page.getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => named('page_view').length).toBe(1);
  };

  test('SCRIPT-06 nothing is loaded or stored before consent, or after a refusal', async ({page}) => {
    await visit(page, `${site().url}/cms/intro`);
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeVisible();
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull();
    await page.getByRole('button', {name: 'Decline'}).click();
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
    expect(requests).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
    test(`SCRIPT-06 ${signal} counts as a refusal`, async ({page}) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, {value: name === 'doNotTrack' ? '1' : true});
      }, signal);
      await visit(page, `${site().url}/cms/intro`);
      await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
      await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
      expect(requests).toEqual([]);
    });

    test(`SCRIPT-06 ${signal} overrides earlier consent, and the footer says so`, async ({page}) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, {value: name === 'doNotTrack' ? '1' : true});
        localStorage.setItem('consent', 'granted');
      }, signal);
      await visit(page, `${site().url}/cms/intro`);
      await page.getByRole('button', {name: 'Privacy choices'}).click();
      const privacy = page.getByRole('region', {name: 'Privacy'});
      await expect(privacy).toContainText('Your browser asks sites not to track you');
      await privacy.getByRole('button', {name: 'Close'}).click();
      await expect(privacy).toBeHidden();
      expect(requests).toEqual([]);
    });
  }

  test('SCRIPT-06 the consent dialog comes first in the tab order', async ({page}) => {
    await visit(page, `${site().url}/cms/intro`);
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Decline'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Accept'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('SCRIPT-01 one plugin loads every configured vendor after consent', async ({page}) => {
    await accept(page);
    for (const name of ['experiments', 'widget', 'recorder', 'gtm']) {
      await expect(page.locator('html')).toHaveAttribute(`data-${name}`, 'loaded');
    }
    expect(requests).toContain('GET /gtm.js?id=GTM-ABC123');
    await expect(page.locator('script[src$="/experiments.js"]')).toHaveAttribute('data-project', 'docs');
    expect(await page.evaluate(() => (window as unknown as {dataLayer: unknown}).dataLayer)).toEqual([
      {'gtm.start': expect.any(Number), event: 'gtm.js'},
    ]);
  });

  const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is blocked': (route) => route.abort('blockedbyclient'),
    'never answers': () => new Promise(() => {}),
    'answers HTML': (route) => route.fulfill({contentType: 'text/html', body: '<h1>Please log in</h1>'}),
    'answers 500': (route) => route.fulfill({status: 500, body: 'Internal Server Error'}),
  };
  for (const [fault, answer] of Object.entries(faults)) {
    test.describe(`a host that ${fault}`, () => {
      // The browser's own messages, which the page can't keep out of the console.
      test.use({
        allowedConsole: [
          'Failed to load resource',
          'MIME type',
          'Unexpected token',
          'no _ga cookie',
          'Third party not loaded',
        ],
      });

      test('SCRIPT-06 leaves pages readable, and navigation and search working', async ({page}) => {
        await page.route(`${collector}/**`, answer);
        await visit(page, `${site().url}/cms/intro`);
        await page.getByRole('button', {name: 'Accept'}).click();
        await expect(page.getByRole('heading', {level: 1, name: 'CMS introduction'})).toBeVisible();
        await page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true}).click();
        await expect(page.getByRole('heading', {level: 1, name: 'Cloud introduction'})).toBeVisible();
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('quick');
        await expect(page.getByRole('option', {name: /Quick start/}).first()).toBeVisible();
      });
    });
  }

  test.describe('a content blocker that knows the analytics client', () => {
    test.use({allowedConsole: ['Failed to load resource', 'no _ga cookie', 'Analytics not started']});

    test('SCRIPT-06 causes a single console message, however many pages the reader visits', async ({page, browser}) => {
      const chunks: string[] = [];
      page.on('request', (request) => chunks.push(request.url()));
      await visit(page, `${site().url}/cms/intro`);
      await page.waitForLoadState('networkidle');
      chunks.length = 0;
      await page.getByRole('button', {name: 'Accept'}).click();
      await expect.poll(() => named('page_view').length).toBe(1);
      const client = chunks.filter((url) => url.startsWith(`${site().url}/assets/js/`));
      expect(client.length).toBeGreaterThan(0);

      const blocked = await browser.newPage();
      const problems: string[] = [];
      blocked.on('pageerror', (error) => problems.push(error.message));
      blocked.on('console', (message) => message.text().includes('Analytics') && problems.push(message.text()));
      await blocked.route(
        (url) => client.includes(url.href),
        (route) => route.abort('blockedbyclient'),
      );
      await visit(blocked, `${site().url}/cms/intro`);
      await blocked.getByRole('button', {name: 'Accept'}).click();
      await expect.poll(() => problems.length).toBe(1);
      for (const section of ['Cloud', 'CMS']) {
        await blocked.locator('.navbar').getByRole('link', {name: section, exact: true}).click();
        await expect(blocked.locator('.navbar__link--active')).toHaveText(section);
      }
      expect(problems).toEqual([expect.stringContaining('Analytics not started')]);
      await blocked.close();
    });
  });

  test('SCRIPT-06 the choice is remembered, and can be changed in the footer', async ({page}) => {
    await accept(page);
    await visit(page, `${site().url}/cms/intro`);
    await expect.poll(() => named('page_view').length).toBe(2);
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await page.getByRole('button', {name: 'Decline'}).click();
    requests = [];
    await visit(page, `${site().url}/cms/intro`);
    expect(requests).toEqual([]);
  });

  test.describe('if the code of the question does not load', () => {
    test.use({allowedConsole: ['Failed to load resource']});

    test('SCRIPT-06 the button in the footer loads it again', async ({page}) => {
      const folder = `${site().dir}/assets/js`;
      const code = readdirSync(folder).find((name) =>
        readFileSync(`${folder}/${name}`, 'utf8').includes('consent.name'),
      );
      await page.route(`**/${code}`, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(`/${code}`));
      await page.goto(`${site().url}/cms/intro`);
      await failed;
      await page.unroute(`**/${code}`);
      await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
      await page.getByRole('button', {name: 'Privacy choices'}).click();
      await expect(page.getByRole('region', {name: 'Privacy'})).toBeFocused();
    });
  });

  test('SCRIPT-06 without storage the choice lasts for the page view', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, `${site().url}/cms/intro`);
    await page.getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => named('page_view').length).toBe(1);
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
  });

  test('SCRIPT-03 the client id comes from the _ga cookie', async ({page}) => {
    await page.context().addCookies([{name: '_ga', value: 'GA1.1.111.222', url: site().url}]);
    await accept(page);
    expect(batches[0]).toMatchObject({key: 'public-key', clientId: '111.222'});
  });

  test('SCRIPT-03 without the cookie there is a console warning', async ({page}) => {
    const warning = page.waitForEvent('console', (message) => message.text().includes('no _ga cookie'));
    await accept(page);
    expect((await warning).type()).toBe('warning');
    expect(batches[0]?.clientId).toBeNull();
  });

  test('SCRIPT-03 remote configuration is applied, and diagnostics name what was rejected', async ({page}) => {
    await accept(page);
    expect(requests).toContain('GET /config');
    await expect.poll(() => named('diagnostic')).toHaveLength(1);
    expect(named('diagnostic')[0]?.properties).toMatchObject({
      problem: 'remote_config_rejected',
      keys: 'sessionTimeoutMs',
    });
  });

  test('SCRIPT-03 the visual tagging script is only loaded for an allowed parent window', async ({page}) => {
    await accept(page);
    await page.evaluate(() => window.postMessage({type: 'visual-tagging:open'}, '*'));
    await visit(page, `${site().url}/cms/intro`);
    expect(requests).not.toContain('GET /tagging.js');
    await page.goto(`${collector}/parent?${site().url}/cms/intro`);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await expect
      .poll(async () => {
        await page.evaluate(() => frames[0]?.postMessage({type: 'visual-tagging:open'}, '*'));
        return requests;
      })
      .toContain('GET /tagging.js');
  });

  test('SCRIPT-04 a session starts once, continues across pages, and is replaced by a new campaign', async ({page}) => {
    await accept(page);
    await visit(page, `${site().url}/cms/quick-start`);
    await expect.poll(() => named('page_view').length).toBe(2);
    expect(named('session_start')).toHaveLength(1);
    await visit(page, `${site().url}/cms/intro?utm_source=mail`);
    await expect.poll(() => named('session_start').length).toBe(2);
    expect(named('session_end')[0]?.properties).toMatchObject({reason: 'campaign'});
    const [first, second] = named('session_start');
    expect(named('session_end')[0]?.properties.session).toBe(first?.properties.session);
    expect(second?.properties).toMatchObject({reason: 'campaign', campaign: 'utm_source=mail'});
  });

  test('SCRIPT-04 a session continues in other tabs, and is deleted when consent is withdrawn', async ({
    page,
    context,
  }) => {
    await accept(page);
    const second = await context.newPage();
    await visit(second, `${site().url}/cms/quick-start`);
    await expect.poll(() => named('page_view').length).toBe(2);
    expect(named('session_start')).toHaveLength(1);
    expect(new Set(batches.map(({sessionId}) => sessionId)).size).toBe(1);

    await second.getByRole('button', {name: 'Privacy choices'}).click();
    await second.getByRole('button', {name: 'Decline'}).click();
    batches = [];
    await page.bringToFront();
    await page.getByRole('heading', {level: 1}).click({clickCount: 4});
    await page.locator('.navbar').getByRole('link', {name: 'Cloud', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Cloud introduction'})).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('analytics-session'))).toBeNull();
    expect(batches).toEqual([]);
  });

  test('SCRIPT-04 a campaign counts on arrival only, not as long as it is in the URL', async ({page, context}) => {
    await visit(page, `${site().url}/cms/intro?utm_source=mail`);
    await page.getByRole('button', {name: 'Accept'}).click();
    await expect.poll(() => named('page_view').length).toBe(1);
    const second = await context.newPage();
    await visit(second, `${site().url}/cms/intro?utm_source=social`);
    await expect.poll(() => named('session_start').length).toBe(2);
    await page.bringToFront();
    await page.getByRole('heading', {level: 1}).click({clickCount: 4});
    await expect.poll(() => named('rage_click').length).toBe(1);
    expect(named('session_start')).toHaveLength(2);
  });

  test('SCRIPT-04 a session ends after the timeout', async ({page}) => {
    await accept(page);
    // On the next load, before any script, because the running page would overwrite it with its own time.
    await page.addInitScript(() => {
      const session = JSON.parse(localStorage.getItem('analytics-session') ?? '{}') as {lastActivityAt: number};
      localStorage.setItem(
        'analytics-session',
        JSON.stringify({...session, lastActivityAt: session.lastActivityAt - 31 * 60 * 1000}),
      );
    });
    await visit(page, `${site().url}/cms/intro`);
    await expect.poll(() => named('session_end').length).toBe(1);
    expect(named('session_end')[0]?.properties).toMatchObject({reason: 'timeout'});
  });

  test('SCRIPT-04 a request that fails while the reader is away starts no session', async ({page}) => {
    await page.clock.install();
    await accept(page);
    await expect.poll(() => named('session_start').length).toBe(1);
    await page.clock.fastForward('31:00');
    await page.evaluate((url) => fetch(url), `${collector}/broken?secret=1`);
    await expect.poll(() => named('network_error').length).toBe(1);
    expect(named('session_end')).toEqual([]);
    await page.getByRole('heading', {level: 1}).click();
    await expect.poll(() => named('session_start').length).toBe(2);
    expect(named('session_end')[0]?.properties).toMatchObject({reason: 'timeout'});
  });

  test('SCRIPT-06 a refusal in another tab applies to a page restored from the back/forward cache', async ({page}) => {
    await accept(page);
    // The browser doesn't notify a page in the back/forward cache of storage changes.
    await page.evaluate(() => {
      localStorage.setItem('consent', 'denied');
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('analytics-session'))).toBeNull();
    batches = [];
    await page.getByRole('heading', {level: 1}).click({clickCount: 4, delay: 10});
    await page.waitForTimeout(300);
    expect(batches).toEqual([]);
  });

  test('SCRIPT-05 dead and rage clicks are reported', async ({page}) => {
    await accept(page);
    const heading = page.getByRole('heading', {level: 1});
    await heading.click({clickCount: 4, delay: 10});
    await expect.poll(() => named('rage_click').length).toBe(1);
    await expect.poll(() => named('dead_click').length).toBe(4);
  });

  test('SCRIPT-05 only responses from 500 to 599 are reported', async ({page}) => {
    await accept(page);
    await page.evaluate(async (origin) => {
      await fetch(`${origin}/broken?secret=1`);
      await fetch(`${location.origin}/cms/quick-start`);
    }, collector);
    await expect.poll(() => named('network_error').length).toBe(1);
    expect(named('network_error')[0]?.properties).toMatchObject({url: `${collector}/broken`, status: 503});
  });

  test('SCRIPT-05 web vitals are reported when the page is hidden', async ({page}) => {
    await accept(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
      document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
    });
    await expect.poll(() => named('web_vital').map(({properties}) => properties.metric)).toContain('LCP');
    expect(
      named('web_vital').every(({properties}) =>
        ['good', 'needs-improvement', 'poor'].includes(String(properties.rating)),
      ),
    ).toBe(true);
  });
});

test.describe('by default', () => {
  const site = useFixtureSite(bareSite);
  test.use({allowedConsole: ['status of 404']});

  test('SCRIPT-01 without its setting the not-found page offers no game', async ({page}) => {
    await visit(page, `${site().url}/an-unknown-address`);
    await expect(page.getByRole('heading', {name: 'Page not found'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'play a small puzzle'})).toHaveCount(0);
  });

  test('SCRIPT-02 no request leaves the site, and nothing asks for consent', async ({page}) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site().url) && !request.url().startsWith('data:')) {
        elsewhere.push(request.url());
      }
    });
    await visit(page, `${site().url}/cms/intro`);
    await visit(page, `${site().url}/`);
    expect(elsewhere).toEqual([]);
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeHidden();
    await expect(page.getByRole('region', {name: 'Privacy'})).toBeHidden();
    expect(await page.locator('#third-parties').count()).toBe(0);
  });
});
