import {chromium, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromiumPath} from '../../config/env';
import {screenshotSize} from '../../config/screenshots/size';
import type {Box} from '../../checks/screenshots/frameOf';
import {buildAdminPanel} from '../../checks/shared/lab/buildAdminPanel';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Lab} from '../../checks/shared/lab/lab';
import {applicationCache, samplesFolder} from '../../checks/shared/lab/workspace';
import {hashFiles} from '../../tools/hashFiles';

/** Timeout for finding and clicking an element, in milliseconds. */
const stepLimit = 20_000;

/** Fixed time of the samples application, to which dates in screenshots are relative. */
export const clockStart = new Date('2026-01-15T10:00:00Z');

/**
 * Starts the samples application with its admin panel and a browser, and stops both when the work is done or fails. If the
 * process is interrupted, both end by themselves.
 *
 * @param work - receives both; {@link openPage} opens a page of the panel
 */
export async function withPanel(work: (lab: Lab, context: BrowserContext) => Promise<void>): Promise<void> {
  await ensureInstalled();
  let lab: Lab | undefined;
  let context: BrowserContext | undefined;
  try {
    lab = await Lab.start([], {adminPanel: await adminPanel()});
    await lab.run("strapi.config.set('admin.rateLimit', {enabled: false})");
    context = await openBrowser();
    await work(lab, context);
  } finally {
    await context?.close();
    await lab?.stop();
  }
}

/**
 * Starts a browser that can only reach this machine, with a profile in a temporary folder, which Playwright removes:
 * unlike a private window, it caches the admin panel's compiled code from one page to the next.
 */
async function openBrowser(): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    deviceScaleFactor: screenshotSize.scale,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
}

/**
 * Opens a page of the admin panel in a new tab, either as the seeded administrator or signed out.
 *
 * @param place - `path` is the path below `/admin`
 * @param window - size of the window in CSS pixels
 */
export async function openPage(
  lab: Lab,
  context: BrowserContext,
  place: {path: string; signedOut?: true},
  window: {width: number; height: number},
): Promise<Page> {
  await context.clearCookies();
  // An earlier page may have advanced the clock.
  await context.clock.setFixedTime(clockStart);
  const page = await context.newPage();
  await page.setViewportSize(window);
  await page.addInitScript(setStorage, {token: place.signedOut ? undefined : await logIn(lab)});
  page.setDefaultTimeout(stepLimit);
  await page.goto(`http://127.0.0.1:${lab.port}/admin${place.path}`);
  return page;
}

/** A token of the seeded administrator. */
async function logIn(lab: Lab): Promise<string> {
  const {status, body} = await lab.request({
    method: 'POST',
    path: '/admin/login',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({email: 'admin@example.com', password: 'Admin-secret-1'}),
  });
  if (status !== 200) {
    throw new Error(`The administrator of the samples application can't sign in: ${status} ${JSON.stringify(body)}`);
  }
  return (body as {data: {token: string}}).data.token;
}

/**
 * Runs in the browser, and replaces what an earlier screenshot left: sets the system's color mode and the login, and
 * marks every tour, banner and survey as dismissed.
 */
function setStorage({token}: {token?: string}): void {
  const dismissed = [
    'MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false',
    'MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true',
    'UPSELL_BANNER_DISMISSED_FOR',
  ];
  const values: Record<string, unknown> = {
    STRAPI_GUIDED_TOUR: {tours: {}, enabled: false, hidden: true, completedActions: []},
    STRAPI_NPS_SURVEY_SETTINGS: {enabled: false},
    ...Object.fromEntries(
      dismissed.flatMap((name) => [false, undefined].map((uuid) => [`STRAPI_${name}:${uuid}`, true])),
    ),
    ...(token ? {jwtToken: token, isLoggedIn: true} : {}),
  };
  localStorage.clear();
  localStorage.setItem('STRAPI_THEME', 'system');
  for (const [name, value] of Object.entries(values)) {
    localStorage.setItem(name, JSON.stringify(value));
  }
}

/**
 * Saves what the page looks like when something on it failed, with its accessible names.
 *
 * @param name - what the names of the files begin with
 * @returns where they are, or why there are none
 */
export async function showFailure(page: Page, name: string): Promise<string> {
  const file = path.join(tmpdir(), `${name}-failed`);
  try {
    await page.screenshot({path: `${file}.png`});
    await writeFile(`${file}.txt`, await page.locator('body').ariaSnapshot());
    return `what the page looked like is in ${file}.png, and the names of its parts in ${file}.txt`;
  } catch (error) {
    // Not thrown, because it would replace the reason, which is often the same.
    return `what the page looked like can't be saved: ${(error as Error).message}`;
  }
}

/** Waits until the text is visible, no request is pending, and nothing has been loading for half a second. */
export async function settle(page: Page, words?: string | RegExp): Promise<void> {
  if (words !== undefined) {
    await page.getByText(words).filter({visible: true}).first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  await quiet(page, 10);
}

/** Waits until nothing (data, spinners, fonts, images) has been loading for `ticks` times 50 milliseconds. */
export async function quiet(page: Page, ticks: number): Promise<void> {
  await page.waitForFunction(
    (state: {quiet: number; ticks: number}) => {
      const spinners = document.querySelectorAll(
        '[aria-busy="true"], [role="progressbar"], [aria-live="assertive"] img',
      );
      const busy = Array.from(spinners).some((spinner) => spinner.getClientRects().length > 0);
      const loaded = Array.from(document.images).every(({complete}) => complete) && document.fonts.status === 'loaded';
      state.quiet = busy || !loaded ? 0 : state.quiet + 1;
      return state.quiet >= state.ticks;
    },
    await page.evaluateHandle((count) => ({quiet: 0, ticks: count}), ticks),
    {polling: 50},
  );
}

/**
 * Finds where an element is, in CSS pixels from the top left corner of the window.
 *
 * @throws Error if it isn't visible
 */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error(`${element.toString()} isn't visible`);
  }
  return box;
}

type Image = {webp(options: {quality: number}): {toFile(file: string): Promise<unknown>}};

/**
 * Writes an image as WebP, with the samples application's own library, which {@link withPanel} installs.
 *
 * @param quality - from 1 to 100
 */
export async function writeWebp(image: Buffer, file: string, quality: number): Promise<void> {
  const sharp = createRequire(path.join(samplesFolder, 'package.json'))('sharp') as (input: Buffer) => Image;
  await sharp(image).webp({quality}).toFile(file);
}

/** Folder of the built admin panel, built once for each set of packages and each version of `src/admin`. */
function adminPanel(): Promise<string> {
  const state = hashFiles(['samples/package-lock.json', 'samples/src/admin']);
  return applicationCache.rememberFolder(`admin-${state}`, (folder) => {
    console.log('Building the admin panel (about a minute, only once)...');
    return buildAdminPanel(folder);
  });
}
