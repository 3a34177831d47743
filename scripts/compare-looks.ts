import type {Browser, Page} from '@playwright/test';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withSites} from './lib/withSites';

interface Look {
  /** Path of the page, with the anchor to open. */
  url: string;
  /** An action before the screenshot. If the site doesn't support it, the page is captured without it. */
  act?: (page: Page) => Promise<void>;
}

const looks: Readonly<Record<string, Look>> = {
  home: {url: '/'},
  'quick-start': {url: '/cms/quick-start'},
  'request-tabs': {
    url: '/cms/api/rest#get-all',
    act: (page) => page.getByRole('tab', {name: 'JavaScript'}).first().click(),
  },
  'table-of-options': {url: '/cms/configurations/database#connection'},
  'table-of-errors': {url: '/cms/data-management/transfer#errors'},
  screenshots: {url: '/cms/features/content-manager'},
  'content-types': {url: '/cms/features/content-type-builder'},
  diagram: {url: '/cms/backend-customization'},
  tutorial: {url: '/cms/plugins-development/create-a-plugin'},
  cloud: {url: '/cloud/projects/settings'},
  'breaking-changes': {url: '/cms/migration/v4-to-v5/breaking-changes'},
  tags: {url: '/tags'},
  'not-found': {url: '/cms/no-such-page'},
  'search-empty': {url: '/cms/intro', act: (page) => page.keyboard.press('/')},
  'search-results': {
    url: '/cms/intro',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('upload a file', {delay: 20});
      await page.getByRole('option').first().waitFor();
    },
  },
  'sidebar-or-menu': {
    url: '/cms/api/document-service/filters',
    act: async (page) => {
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      if (await toggle.isVisible()) {
        await toggle.click();
      }
    },
  },
};

const modes = ['light', 'dark'] as const;
const sizes = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
] as const;

/** Folder of the images. */
const folder = '.cache/looks';

/** Maximum time in milliseconds for an action. */
const patience = 4000;

/**
 * `npm run compare -- --before FOLDER [--look home]`: captures 16 pages and states of another built
 * site and of build/, in both color modes, at desktop and phone width, and writes one image for each that shows the two
 * side by side.
 */
async function main(): Promise<void> {
  const {values} = parseArguments({
    options: {
      before: {type: 'string'},
      look: {type: 'string', multiple: true, default: Object.keys(looks)},
    },
  });
  if (values.before === undefined) {
    throw new Error('--before: has to name the folder of a built site to compare with.');
  }
  await mkdir(folder, {recursive: true});
  await withSites([values.before, 'build'], async (browser, urls) => {
    for (const name of values.look) {
      const look = looks[name];
      if (!look) {
        throw new Error(`--look ${name}: has to be one of ${Object.keys(looks).join(', ')}.`);
      }
      const shots = await takeAll(browser, urls, look);
      await writeSheet(browser, `${name}: ${look.url}`, shots, path.join(folder, `${name}.jpg`));
      console.log(`${folder}/${name}.jpg`);
    }
  });
}

interface Shot {
  caption: string;
  width: number;
  /** The screenshot as a data URL. */
  source: string;
}

/** Screenshots of the first site, then of the second, by width and mode. */
async function takeAll(browser: Browser, sites: readonly string[], look: Look): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const {width, height} of sizes) {
    for (const mode of modes) {
      for (const [index, site] of sites.entries()) {
        const context = await browser.newContext({
          viewport: {width, height},
          hasTouch: width < 500,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        page.setDefaultTimeout(patience);
        const [pathname = '', anchor] = look.url.split('#');
        await page.goto(`${site}${pathname}?docusaurus-theme=${mode}${anchor ? `#${anchor}` : ''}`);
        await page.waitForLoadState('networkidle');
        await look.act?.(page).catch(() => undefined);
        await page.waitForLoadState('networkidle');
        // Waits for fade-in animations.
        await page.waitForTimeout(300);
        const image = await page.screenshot({type: 'jpeg', quality: 85});
        const caption = `${index === 0 ? 'before' : 'now'}, ${mode}, ${width} px`;
        shots.push({caption, width, source: `data:image/jpeg;base64,${image.toString('base64')}`});
        await context.close();
      }
    }
  }
  return shots;
}

async function writeSheet(browser: Browser, title: string, shots: readonly Shot[], file: string): Promise<void> {
  const page = await browser.newPage({viewport: {width: 1460, height: 800}});
  const figures = shots.map(
    ({caption, width, source}) =>
      `<figure style="margin:0;width:${width > 1000 ? 715 : 350}px"><figcaption>${caption}</figcaption><img style="width:100%" src="${source}"></figure>`,
  );
  await page.setContent(
    `<body style="margin:8px;font:14px sans-serif;background:#ccc"><h1 style="font-size:18px">${title}</h1><div style="display:flex;flex-wrap:wrap;gap:10px">${figures.join('')}</div></body>`,
  );
  await page.locator('img').last().scrollIntoViewIfNeeded();
  await page.screenshot({path: file, type: 'jpeg', quality: 40, fullPage: true});
  await page.close();
}

runScript(main);
