import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page, Response} from '@playwright/test';
import {expect, test, visit} from '../support/test';

const components = '/contribute/components';

const sample = (page: Page, title: string) =>
  page.locator('.theme-code-block').filter({has: page.getByText(title, {exact: true})});

test.describe('copying code', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('Code is copied as written, from the keyboard, and the outcome is announced', async ({page}) => {
    await visit(page, components);
    const block = sample(page, 'package.json').first();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      '{\n  "name": "my-project",\n  "private": true,\n  "version": "0.1.0"\n}',
    );
  });

  test('The outcome of a second copy is announced, too', async ({page}) => {
    await visit(page, components);
    const block = sample(page, 'package.json').first();
    const status = block.getByRole('status');
    const said = await status.evaluateHandle((element) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(element.textContent)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    for (const count of [1, 2]) {
      await button.click();
      await expect.poll(async () => (await said.jsonValue()).filter((text) => text === 'Copied').length).toBe(count);
    }
  });

  test('A line in the middle of markup is copied without the comments that mark lines', async ({page}) => {
    await visit(page, components);
    await sample(page, 'src/index.ts').first().getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(
        "import type { Core } from '@strapi/strapi';\n\nexport default {\n  register() {},\n  bootstrap() {},\n  async bootstrap({ strapi }: { strapi: Core.Strapi }) {},\n};",
      );
  });
});

test('In forced colors, the table of contents marks only the current section', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/cms/api/rest');
  await page.mouse.wheel(0, 600);
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveCount(1);
  const barOf = (link: Element) => getComputedStyle(link).borderInlineStartColor;
  const bars = await page
    .locator('.theme-doc-toc-desktop .table-of-contents__link:not(.table-of-contents__link--active)')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderInlineStartColor));
  const own = await active.evaluate(barOf);
  expect(bars.length).toBeGreaterThan(3);
  expect(bars).not.toContain(own);
});

test('Lines are highlighted, inserted and deleted', async ({page}) => {
  await visit(page, components);
  const block = sample(page, 'src/index.ts').first();
  await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText('  register() {},\n');
  await expect(block.locator('.code-line-deleted')).toHaveText('  bootstrap() {},\n');
  await expect(block.locator('.code-line-inserted')).toHaveText(
    '  async bootstrap({ strapi }: { strapi: Core.Strapi }) {},\n',
  );
  const colors = await Promise.all(
    ['theme-code-block-highlighted-line', 'code-line-deleted', 'code-line-inserted'].map((name) =>
      block.locator(`.${name}`).evaluate((line) => getComputedStyle(line).backgroundColor),
    ),
  );
  expect(new Set([...colors, 'rgba(0, 0, 0, 0)']).size).toBe(4);
});

test('Code is highlighted in the served HTML, and after a navigation', async ({page}) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await visit(page, '/cms/api/rest/filters');
  await expect(page.locator('pre .token.property').first()).toBeVisible();
  const scripts = responses.filter((response) => response.url().endsWith('.js'));
  const code = await Promise.all(scripts.map((script) => script.text()));
  expect(code).not.toEqual([]);
  expect(code.some((script) => script.includes('Prism'))).toBe(false);
  await page.getByRole('link', {name: 'Sort and pagination'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Sort/);
  await expect(page.locator('pre .token.property').first()).toBeVisible();
});

test('Code that the server rendered stays unchanged, even after another sample has loaded the highlighter', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/cms/api/rest/filters');
  const served = page.locator('.theme-code-block').filter({hasText: 'documentId'}).first();
  const code = served.locator('pre code');
  await code.evaluate((element) => Object.assign(element.firstElementChild as Element, {isServed: true}));

  await page.getByRole('tab', {name: 'cURL', exact: true}).first().click();
  const request = page.getByRole('tabpanel').first();
  await expect(request).toContainText('curl ');
  await expect(request.locator('.token.string').first(), 'highlighted').toBeVisible();

  // Renders the sample again.
  await served.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect.poll(() => served.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  expect(await code.evaluate(({firstElementChild}) => firstElementChild && 'isServed' in firstElementChild)).toBe(true);
});

test('Code that overflows is a labeled tab stop, and other code is not', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, components);
  const wide = page.getByRole('group', {name: /scrollable$/}).filter({hasText: 'documentId'});
  await wide.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expect(page.locator('pre', {hasText: /^npm install @strapi\/client$/})).not.toHaveAttribute('tabindex');
});

test('Long lines of a sample can be wrapped, even in a tab that is opened later', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, components);
  const sampleWith = (text: string) => page.locator('.theme-code-block').filter({hasText: text});
  const wrapIn = (sample: Locator) => sample.getByRole('button', {name: 'Toggle word wrap'});
  const overflow = (sample: Locator) =>
    sample.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

  const wide = sampleWith('documentId').filter({has: page.getByRole('button', {name: 'Toggle word wrap'})});
  await wrapIn(wide).click();
  await expect.poll(() => overflow(wide)).toBe(0);
  await wrapIn(wide).click();
  await expect.poll(() => overflow(wide)).toBeGreaterThan(0);
  await expect(wrapIn(sampleWith('npm install @strapi/client'))).toHaveCount(0);

  await page.setViewportSize({width: 320, height: 844});
  await visit(page, '/cms/configurations/environment');
  const inTab = sampleWith("$env:NODE_ENV='staging'");
  await expect(inTab).toBeHidden();
  await page.getByRole('tab', {name: 'Windows (PowerShell)'}).first().click();
  await wrapIn(inTab).click();
  await expect.poll(() => overflow(inTab)).toBe(0);
});

test('Tables scroll in their own box, also by keyboard, and the page never scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 700, height: 844});
  await visit(page, '/cms/configurations/api');
  const table = page.getByRole('group', {name: 'Table, scrollable'}).first();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.querySelector('main')?.scrollWidth)).toBeLessThanOrEqual(700);
});

test('On a phone names in the first column of a table break between their words', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/cms/deployment/security');
  const names = page.locator('h2#rotate ~ div td:first-child code');
  const parts = await names.evaluateAll((all) =>
    all.flatMap(({childNodes}) =>
      Array.from(childNodes, (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return {text: node.textContent, top: range.getBoundingClientRect().top, lines: range.getClientRects().length};
      }),
    ),
  );
  expect(parts.map(({text}) => text)).toEqual(expect.arrayContaining(['JWT_', 'SECRET', 'TRANSFER_']));
  const broken = parts.filter(({text, lines}) => text !== '' && lines !== 1);
  expect(broken).toEqual([]);
  // Proves that the column is narrow enough for breaks.
  const tops = new Set(parts.filter(({text}) => text !== '').map(({top}) => Math.round(top)));
  expect(tops.size).toBeGreaterThan(await names.count());
});

test('On a phone the rows of a wide table are cards, whose cells name their columns, and it stays a table', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/cms/configurations/api');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', {name: 'Default'})).toBeAttached();
  const [name, type] = await table
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        left: cell.getBoundingClientRect().left,
        bottom: cell.getBoundingClientRect().bottom,
        label: getComputedStyle(cell, '::before').content,
      })),
    );
  expect(name?.label).toBe('none');
  expect(type?.label).toContain('"Type:"');
  expect(type?.left).toBe(name?.left);
  expect(type?.bottom).toBeGreaterThan(name?.bottom ?? Infinity);
});

test('Running text has some 70 characters per line (60 to 80, short last lines included)', async ({page}) => {
  await visit(page, '/cms/faq');
  const perLine = await page.locator('.markdown > p').evaluateAll((paragraphs) => {
    const long = paragraphs.filter((paragraph) => paragraph.textContent.length > 250);
    return long.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const tops = new Set(Array.from(range.getClientRects()).map(({bottom}) => Math.round(bottom / 8)));
      return paragraph.textContent.length / Math.max(tops.size, 1);
    });
  });
  expect(perLine.length).toBeGreaterThan(0);
  const mean = perLine.reduce((sum, value) => sum + value, 0) / perLine.length;
  expect(mean).toBeGreaterThan(60);
  expect(mean).toBeLessThan(80);
});

test('Print shows only the content: no navigation, all tabs and details, links with their URLs', async ({page}) => {
  await visit(page, components);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('html'), '10.5 pt').toHaveCSS('font-size', '14px');
  for (const chrome of ['.navbar', '.theme-doc-toc-desktop', '.theme-doc-footer']) {
    await expect(page.locator(chrome).first()).toBeHidden();
  }
  await expect(page.getByText('PostgreSQL runs beside the project.').first()).toBeVisible();
  await expect(page.getByText('to search, for example').first()).toBeVisible();
  await expect(page.locator('pre code').first()).toHaveCSS('white-space', 'pre-wrap');
  await page.setViewportSize({width: 720, height: 1000});
  const margin = await page
    .locator('.markdown')
    .first()
    .evaluate((text) => {
      const {left, right} = text.getBoundingClientRect();
      return {left, right: innerWidth - right};
    });
  expect(Math.abs(margin.left - margin.right), 'the text is as wide as the paper').toBeLessThan(2);
  await visit(page, '/cms/community');
  const link = page.locator('.markdown a[href^="http"]').first();
  const address = await link.getAttribute('href');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address);
});

test('Nothing moves while the page and its fonts load', async ({page}) => {
  await page.addInitScript(() => {
    const target = window as Window & {layoutShift?: number};
    target.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        target.layoutShift = (target.layoutShift ?? 0) + (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  for (const address of ['/', '/cms/api/rest/filters', components]) {
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as Window & {layoutShift?: number}).layoutShift);
    expect(shift, address).toBeLessThan(0.02);
  }
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '300px';
    document.body.prepend(block);
  });
  await expect
    .poll(() => page.evaluate(() => (window as Window & {layoutShift?: number}).layoutShift))
    .toBeGreaterThan(0.02);
});

test('Reduced motion stops transitions', async ({page}) => {
  await visit(page, components);
  const card = page.getByRole('link', {name: 'Quick start'}).last().locator('..');
  await expect(card).not.toHaveCSS('transition-duration', '0s');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await expect(card).toHaveCSS('transition-duration', '0s');
});

for (const mode of ['light', 'dark']) {
  for (const address of ['/', components, '/cms/api/rest/filters']) {
    test(`MODE-04 ${address} has no contrast or other WCAG violation in ${mode} mode`, async ({page}) => {
      await visit(page, `${address}?docusaurus-theme=${mode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      const {violations} = await new AxeBuilder({page})
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' | ')}`)).toEqual([]);
    });
  }
}

test.describe('home', () => {
  test('ROUTE-02 / and /home show the home page with the same canonical URL', async ({page}) => {
    for (const address of ['/', '/home']) {
      await visit(page, address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Strapi 5 Documentation');
      await expect(page).toHaveTitle(/^.+ \| Strapi 5 Documentation$/);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute('href', 'https://docs.strapi.io/');
    }
  });

  test('The search field opens search', async ({page}) => {
    await visit(page, '/');
    await page
      .getByRole('main')
      .getByRole('button', {name: /^Search documentation/})
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('Every link leads to a page', async ({page, request}) => {
    await visit(page, '/');
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(15);
    for (const link of new Set(links)) {
      expect((await request.get(link)).status(), link).toBe(200);
    }
  });
});

test('Text, code, tags and pagination share one right edge', async ({page}) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/cms/api/rest/filters');
    const edges = await page
      .locator('.theme-doc-markdown, .markdown > p, .theme-code-block, .theme-doc-footer, .pagination-nav')
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().right)));
    expect(edges.length).toBeGreaterThan(10);
    expect([...new Set(edges)], String(width)).toHaveLength(1);
    const left = await page.locator('.theme-doc-markdown').evaluate((element) => element.getBoundingClientRect().left);
    const sidebar = await page
      .locator('.theme-doc-sidebar-container')
      .evaluate((element) => element.getBoundingClientRect().right);
    expect(left - sidebar, 'near the sidebar').toBeLessThan(180);
    const footer = await page
      .locator('.theme-layout-footer')
      .getByText('©')
      .evaluate((element) => element.getBoundingClientRect().left);
    expect(Math.round(footer), 'the footer begins below the text').toBe(Math.round(left));
  }
});

test('The marker of the current section stays on the rail of the table of contents', async ({page}) => {
  await visit(page, '/cms/api/rest/filters#match-several-related-documents');
  const nested = page.locator('.theme-doc-toc-desktop ul ul a').first();
  const top = page.locator('.theme-doc-toc-desktop ul a').first();
  const left = (element: Element) => element.getBoundingClientRect().left;
  expect(await nested.evaluate(left)).toBe(await top.evaluate(left));
});

test('A page shows eight tags, and the others on request', async ({page}) => {
  await visit(page, '/cms/features/users-permissions');
  const tags = page.locator('.theme-doc-footer a[rel=tag]');
  await expect(tags.filter({visible: true})).toHaveCount(8);
  await page.locator('.theme-doc-footer summary').click();
  await expect(tags.filter({visible: true})).toHaveCount(await tags.count());
});

test('With text at 200 %, the sidebar breaks no word', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/cms/features/internationalization');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const links = page.locator('.theme-doc-sidebar-menu .menu__link');
  expect(await links.count()).toBeGreaterThan(10);
  const broken = await links.evaluateAll((all) =>
    all.filter((link) => link.scrollWidth > link.clientWidth + 1).map((link) => link.textContent),
  );
  expect(broken).toEqual([]);
});

test('The arrow of an external link stays on the line of its last word', async ({page}) => {
  await visit(page, '/cms/quick-start');
  const link = page.locator('article a[href^="https://"]', {has: page.locator('[aria-hidden]')}).first();
  const distances = await link.evaluate((element) => {
    const box = element.closest<HTMLElement>('p, li');
    const arrow = element.querySelector('[aria-hidden]');
    const text = element.firstChild;
    if (!box || !arrow || !(text instanceof Text)) {
      throw new Error('The link looks other than expected.');
    }
    const last = document.createRange();
    last.setStart(text, text.length - 1);
    last.setEnd(text, text.length);
    return Array.from({length: 300}, (_, index) => {
      box.style.width = `${100 + index}px`;
      return arrow.getBoundingClientRect().top - last.getBoundingClientRect().top;
    });
  });
  expect(distances.filter((distance) => Math.abs(distance) > 4)).toEqual([]);
});

test('A heading is named by its words alone; the link to it stands beside it, named by all of them', async ({page}) => {
  await visit(page, '/cms/api/rest/filters');
  const headings = page.locator('.markdown :is(h2, h3)[id]');
  expect(await headings.count()).toBeGreaterThan(10);
  for (const heading of await headings.all()) {
    const name = (await heading.textContent()) ?? '';
    await expect(heading).toHaveAccessibleName(name);
    await expect(page.locator(`#${await heading.getAttribute('id')} + a`)).toHaveAccessibleName(
      `Direct link to ${name}`,
    );
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    for (const id of ['operators', 'invalid-key']) {
      const link = page.locator(`#${id} + a`);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toHaveCSS('opacity', '1');
      const covering = await link.evaluate((element) => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return document.elementFromPoint((Math.max(left, 0) + right) / 2, (top + bottom) / 2) !== element;
      });
      expect(covering, `#${id} at ${width} px`).toBe(false);
      const [heading, anchor] = [await page.locator(`#${id}`).boundingBox(), await link.boundingBox()];
      const bottom = (box: typeof heading): number => (box ? box.y + box.height : NaN);
      expect(Math.abs(bottom(heading) - bottom(anchor))).toBeLessThan(6);
      expect(anchor && heading && anchor.x + anchor.width - heading.x).toBeLessThan(1);
    }
  }
});

test('In forced colors, a line is below the selected tab, and below no other', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  for (const address of ['/cms/quick-start', '/cms/api/rest/filters']) {
    await visit(page, address);
    const lines = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => {
          const {borderBottomColor} = getComputedStyle(tab);
          return {
            isSelected: tab.ariaSelected === 'true',
            isSeen: borderBottomColor !== getComputedStyle(document.documentElement).backgroundColor,
          };
        }),
      );
    expect(lines.length).toBeGreaterThan(1);
    for (const {isSelected, isSeen} of lines) {
      expect(isSeen, address).toBe(isSelected);
    }
  }
});

test('With widely spaced letters, the sidebar shows each name to its end', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await visit(page, '/cms/migration/v4-to-v5/breaking-changes');
  // The text spacing of WCAG success criterion 1.4.12.
  await page.addStyleTag({
    content: '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
  });
  const names = page.locator('.theme-doc-sidebar-menu .menu__link > span');
  expect(await names.count()).toBeGreaterThan(20);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
});

test('The logo of the footer is on the line of the name beside it', async ({page}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  const [logo, name] = [
    await footer.getByRole('img').boundingBox(),
    await footer.getByRole('link', {name: 'Strapi Docs', exact: true}).boundingBox(),
  ];
  expect(logo && name && Math.abs(logo.y + logo.height / 2 - name.y - name.height / 2)).toBeLessThan(3);
});
