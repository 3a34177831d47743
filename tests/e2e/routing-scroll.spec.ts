import type {Locator, Page} from '@playwright/test';
import {buildFixtureSite} from '../support/fixtureSite';
import {page as docsPage} from '../support/fixtureDefaults';
import {routingFixture} from '../support/routingFixture';
import {expect, test, useFixtureSite, visit, waitForHydration} from '../support/test';

const site = useFixtureSite(routingFixture);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
const navbarLink = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'CMS', exact: true});

/** Scrolls like a reader, and waits until the page has received the event. */
async function wheelTo(page: Page, target: number): Promise<void> {
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, target - (await scrollY(page)));
  await expect.poll(() => scrollY(page)).toBe(target);
  await waitForFrame(page);
}

/** Waits for scroll events, which are dispatched in the next frame. */
function waitForFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** From now on, records the position in every scroll event. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await waitForFrame(page);
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, {positions});
    window.addEventListener('scroll', () => positions.push(window.scrollY));
  });
  return async () => {
    await waitForFrame(page);
    return page.evaluate(() => (window as unknown as {positions: number[]}).positions);
  };
}

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500"/></svg>';

/** Delays the page's images until the returned function is called. */
async function holdImages(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/late-*.svg', async (route) => {
    await released;
    await route.fulfill({contentType: 'image/svg+xml', body: image});
  });
  return release;
}

test.describe('after navigation', () => {
  test('ROUTE-06 the page is at the top, or at the target of the hash', async ({page}) => {
    await visit(page, `${site().url}/cms/images`);
    await wheelTo(page, 400);
    await page.locator('article').getByRole('link', {name: 'Long', exact: true}).click();
    await expect(page.getByRole('heading', {name: 'Long', level: 1})).toBeVisible();
    expect(await scrollY(page)).toBe(0);

    const release = await holdImages(page);
    release();
    await visit(page, `${site().url}/shift`);
    await page.getByRole('link', {name: 'To the long page'}).click();
    const middle = page.getByRole('heading', {name: 'Middle'});
    await expect(middle).toBeInViewport();
    expect(await scrollY(page)).toBeGreaterThan(500);
    expect(await top(middle)).toBeLessThan(150);
  });

  test('ROUTE-06 a hash without a target shows the top', async ({page}) => {
    await visit(page, `${site().url}/cms/images`);
    await wheelTo(page, 400);
    await page.evaluate(() => {
      window.history.pushState({key: 'abc123'}, '', '/cms/long#nowhere');
      window.dispatchEvent(new PopStateEvent('popstate', {state: window.history.state}));
    });
    await expect(page.getByRole('heading', {name: 'Long', level: 1})).toBeVisible();
    expect(await scrollY(page)).toBe(0);
  });

  test("ROUTE-06 Back and Forward restore each page's scroll position", async ({page}) => {
    await visit(page, `${site().url}/cms/long`);
    await wheelTo(page, 1234);
    await page.getByRole('link', {name: 'Images'}).first().click();
    await expect(page.getByRole('heading', {name: 'Images', level: 1})).toBeVisible();
    expect(await scrollY(page)).toBe(0);
    await wheelTo(page, 321);

    await page.goBack();
    await expect(page.getByRole('heading', {name: 'Long', level: 1})).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(1234);
    await page.goForward();
    await expect(page.getByRole('heading', {name: 'Images', level: 1})).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(321);
  });

  test('ROUTE-06 the position is restored after the page is rendered, not before', async ({page}) => {
    await visit(page, `${site().url}/cms/long`);
    await wheelTo(page, 1500);
    // The navbar is hidden at this position, and Playwright would scroll up for a real click.
    await navbarLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', {name: 'CMS introduction', level: 1})).toBeVisible();
    // After this reload, the long page's code has to be loaded again before the page can be shown.
    await page.reload();
    await waitForHydration(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const positions = await recordScroll(page);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/cms\/long$/);
    await expect(page.getByRole('heading', {name: 'CMS introduction', level: 1})).toBeVisible();
    expect(await positions()).toEqual([]);
    release();
    await expect(page.getByRole('heading', {name: 'Long', level: 1})).toBeAttached();
    await expect.poll(() => scrollY(page)).toBe(1500);
  });

  test('ROUTE-06 positions of anchors followed on a page are restored too', async ({page}) => {
    await visit(page, `${site().url}/cms/long`);
    await wheelTo(page, 200);
    await page.evaluate(() => document.querySelector<HTMLElement>('article a[href="#middle"]')?.click());
    const middle = page.getByRole('heading', {name: 'Middle'});
    await expect(middle).toBeInViewport();
    const atMiddle = await scrollY(page);
    expect(atMiddle).toBeGreaterThan(500);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(200);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(atMiddle);
  });

  const ways: Record<string, {width: number; follow: (page: Page) => Promise<void>}> = {
    'the table of contents': {
      width: 1440,
      follow: (page) => page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'Middle'}).click(),
    },
    'the table of contents of a small screen': {
      width: 390,
      follow: async (page) => {
        const toc = page.locator('.theme-doc-toc-mobile');
        if (!(await toc.getByRole('link', {name: 'Middle'}).isVisible())) {
          await toc.getByText('On this page').click();
        }
        await toc.getByRole('link', {name: 'Middle'}).click();
      },
    },
    'the # of the heading': {
      width: 1440,
      follow: (page) => page.locator('#middle + a').evaluate((link: HTMLElement) => link.click()),
    },
  };
  for (const [name, {width, follow}] of Object.entries(ways)) {
    test(`ROUTE-06 following an anchor again scrolls to its target again: ${name}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await visit(page, `${site().url}/cms/long#middle`);
      const middle = page.getByRole('heading', {name: 'Middle'});
      for (const away of [300, 1500]) {
        await page.mouse.move(width / 2, 450);
        await page.mouse.wheel(0, away - (await scrollY(page)));
        await expect.poll(() => scrollY(page)).toBe(away);
        await follow(page);
        await expect.poll(async () => Math.abs(await top(middle))).toBeLessThan(100);
      }
    });
  }

  test('ROUTE-06 a reload keeps the position', async ({page}) => {
    await visit(page, `${site().url}/cms/long#middle`);
    await wheelTo(page, 1700);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => scrollY(page)).toBe(1700);
  });

  test('ROUTE-06 a page from the back/forward cache keeps its position', async ({page}) => {
    await visit(page, `${site().url}/cms/long`);
    await wheelTo(page, 900);
    // Imitates how Safari restores a page: at the top first, and at its old position only after the event, if the
    // browser restores it.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
      window.scrollTo({top: 0, behavior: 'instant'});
      window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
    });
    await waitForFrame(page);
    expect(await scrollY(page)).toBe(900);
  });

  test('ROUTE-06 navigation jumps, even if the page style asks for smooth scrolling', async ({page}) => {
    await visit(page, `${site().url}/cms/long`);
    await page.addStyleTag({content: 'html { scroll-behavior: smooth; }'});
    await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
    await expect.poll(() => scrollY(page)).toBe(2000);
    const positions = await recordScroll(page);
    await navbarLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', {name: 'CMS introduction', level: 1})).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect((await positions()).filter((position) => position !== 0)).toEqual([]);
  });
});

test.describe('late images', () => {
  const imagesLoaded = (page: Page) =>
    page.evaluate(
      () =>
        Array.from(document.images).filter(({alt, naturalHeight}) => alt === 'Late' && naturalHeight === 500).length,
    );

  const target = (page: Page) => page.locator('#target');

  test('ROUTE-06 the target of the hash stays in place while images arrive', async ({page}) => {
    const release = await holdImages(page);
    await page.goto(`${site().url}/shift#target`, {waitUntil: 'domcontentloaded'});
    await waitForHydration(page);
    const before = await top(target(page));
    expect(before).toBeLessThan(150);
    release();
    await expect.poll(() => imagesLoaded(page)).toBe(3);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1400);
    expect(Math.abs((await top(target(page))) - before)).toBeLessThan(2);
  });

  test('ROUTE-06 the target stays in place after a navigation within the site, too', async ({page}) => {
    const release = await holdImages(page);
    await visit(page, `${site().url}/cms/images`);
    await page.getByRole('link', {name: 'target'}).click();
    await expect(target(page)).toBeInViewport();
    release();
    await expect.poll(() => imagesLoaded(page)).toBe(3);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(1400);
    expect(await top(target(page))).toBeLessThan(150);
  });

  test("ROUTE-06 a reader's own scrolling is not overridden", async ({page}) => {
    const release = await holdImages(page);
    await page.goto(`${site().url}/shift#target`, {waitUntil: 'domcontentloaded'});
    await waitForHydration(page);
    await wheelTo(page, 900);
    release();
    await expect.poll(() => imagesLoaded(page)).toBe(3);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await scrollY(page)).toBe(900);
  });

  test('ROUTE-06 the position is only held until the images that are shown have loaded', async ({page}) => {
    await visit(page, '/');
    await page.getByRole('link', {name: 'Write and edit content'}).click();
    // Half of the screenshots are for the other color mode.
    await expect(page.locator('article img').first()).toBeVisible();
    let width = 1440;
    await expect(async () => {
      // Like a drag of the scrollbar, of which the page isn't told.
      await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
      width -= 10;
      await page.setViewportSize({width, height: 900});
      await waitForFrame(page);
      await waitForFrame(page);
      expect(await scrollY(page)).toBe(600);
    }).toPass({timeout: 20_000});
  });

  test('ROUTE-06 links to the anchor of a component are checked: it registers its id', async () => {
    test.setTimeout(300_000);
    // This file's fixture links to such an anchor and builds, which it wouldn't without collectAnchor.
    const shift = routingFixture.pages?.['shift.tsx'] ?? '';
    const build = await buildFixtureSite({
      name: 'routing-unregistered-anchor',
      docs: {'cms/links.mdx': docsPage('Links', '[target](/shift#target)', {group: ['Getting Started']})},
      pages: {
        'shift.tsx': shift
          .replace('useBrokenLinks().collectAnchor(id);', '')
          .replace('to="/cms/long#middle"', 'to="/cms/links"'),
      },
      expectFailure: true,
    });
    expect(build.output).toContain('Docusaurus found broken anchors');
    expect(build.output).toContain('/shift#target');
  });
});

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', {name: 'Scroll back to top'});

  /** The button appears when the reader scrolls up. */
  async function showButton(page: Page): Promise<void> {
    await visit(page, `${site().url}/cms/long`);
    await wheelTo(page, 2400);
    await wheelTo(page, 2200);
    await expect(button(page)).toBeVisible();
  }

  test('ROUTE-06 the eased animation leaves 0.85 of the distance each frame', async ({page}) => {
    await showButton(page);
    const positions = await recordScroll(page);
    await button(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    const steps = await positions();
    expect(steps.length).toBeGreaterThan(20);
    expect(steps[0]).toBe(Math.trunc(2200 * 0.85));
    for (const [index, step] of steps.entries()) {
      if (index > 0) {
        expect(step).toBe(Math.trunc((steps[index - 1] ?? 0) * 0.85));
      }
    }
    await expect(button(page)).toBeHidden();
  });

  test('ROUTE-06 scrolls smoothly if the page style asks for it', async ({page}) => {
    await showButton(page);
    await page.addStyleTag({content: 'html { scroll-behavior: smooth; }'});
    const calls = await page.evaluateHandle(() => {
      const recorded: unknown[] = [];
      const original = window.scrollTo.bind(window) as (options?: ScrollToOptions) => void;
      window.scrollTo = ((options: ScrollToOptions) => {
        recorded.push(options);
        original(options);
      }) as typeof window.scrollTo;
      return recorded;
    });
    await button(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await calls.jsonValue()).toEqual([{top: 0, behavior: 'smooth'}]);
  });

  test('ROUTE-06 jumps under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await showButton(page);
    const positions = await recordScroll(page);
    await button(page).press('Enter');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await positions()).toEqual([0]);
  });

  test('ROUTE-06 moves the focus to the top, too', async ({page}) => {
    await showButton(page);
    await button(page).press('Enter');
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('ROUTE-06 stops when the reader scrolls', async ({page}) => {
    await showButton(page);
    await button(page).click();
    await page.mouse.wheel(0, 100);
    const stopped = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const first = window.scrollY;
          setTimeout(() => resolve([first, window.scrollY]), 500);
        }),
    );
    expect(stopped[1]).toBeGreaterThan(0);
  });
});
