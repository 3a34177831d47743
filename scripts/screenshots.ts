import {chromium, type Browser, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {areas} from '../config/screenshots/areas';
import {phoneSize, screenshotSize} from '../config/screenshots/size';
import type {Shot} from '../config/screenshots/types';
import type {Size, Taken} from '../src/data/screenshots';
import {env} from '../config/env';
import {ensureInstalled} from '../checks/shared/lab/install';
import {Lab} from '../checks/shared/lab/lab';
import {buildAdminPanel} from '../checks/shared/lab/buildAdminPanel';
import {SAMPLES, applicationCache} from '../checks/shared/lab/workspace';
import {MODES, filesOf, findProblems, missingFiles} from '../checks/screenshots/findProblems';
import {dotOf, frameOf, type Box} from '../checks/screenshots/frameOf';
import {PICTURES, readPictures, readTaken, takenFile} from '../checks/screenshots/readPictures';
import {hashFiles} from '../tools/hashFiles';

type Picture = {webp(options: {quality: number}): {toFile(file: string): Promise<unknown>}};

const sharp = createRequire(path.join(SAMPLES, 'package.json'))('sharp') as (input: Buffer) => Picture;

/** Radius of a number in a screenshot, in CSS pixels. */
const DOT_RADIUS = 12;

/** How long a step of a shot may wait for what it clicks, in milliseconds. */
const STEP_LIMIT = 30_000;

/** Where the clock of the samples application stands: dates in pictures are relative to it. */
const NOW = new Date('2026-01-15T10:00:00Z');

/**
 * Takes the pictures of config/screenshots in the admin panel of the samples application, light and dark, as
 * `static/img/admin/<name>-<mode>.webp`. Arguments name the pictures to take; without any, those that are missing or
 * stale are. `--all` takes all, `--tidy` removes what belongs to no shot, `--check` only reports.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      tidy: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  const {shots, taken, files} = await readPictures('docs');
  const unknown = positionals.filter((name) => !shots.has(name));
  if (unknown.length > 0) {
    throw new Error(`config/screenshots has no ${unknown.join(', ')}. It has: ${[...shots.keys()].join(', ')}`);
  }
  if (!values.check) {
    const due = [...shots].filter(
      ([name, hash]) => taken[name]?.hash !== hash || missingFiles(name, taken[name], files).length > 0,
    );
    const names = positionals.length > 0 ? positionals : values.all ? [...shots.keys()] : due.map(([name]) => name);
    if (names.length > 0 && !values.tidy) {
      await takeAll(names);
    }
    await tidy();
  }
  const problems = findProblems(await readPictures('docs'));
  problems.forEach((problem) => console.log(problem));
  process.exitCode = problems.length > 0 ? 1 : process.exitCode;
}

async function takeAll(names: readonly string[]): Promise<void> {
  await ensureInstalled();
  await mkdir(PICTURES, {recursive: true});
  // Read before the first is taken, so that a shot that's changed meanwhile is stale.
  const {shots: hashes} = await readPictures('docs');
  const lab = await Lab.start([], await adminPanel());
  await lab.run("strapi.config.set('admin.rateLimit', {enabled: false})");
  const browser = await chromium.launch({
    executablePath: existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const context = await openContext(browser);
    for (const [area, shots] of Object.entries(areas)) {
      for (const [name, shot] of Object.entries(shots).filter(([one]) => names.includes(one))) {
        const started = Date.now();
        try {
          const sizes = await take(lab, context, name, shot);
          await record(area, name, {
            alt: shot.alt,
            ...sizes,
            ...(shot.marks ? {marks: shot.marks.length} : {}),
            hash: hashes.get(name) ?? '',
          });
          console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
        } catch (error) {
          console.log(`${name}: ${(error as Error).message}`);
          process.exitCode = 1;
        }
      }
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
}

/** One context for all screenshots, so that the code of the admin panel is fetched and compiled once. */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: screenshotSize.scale,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(NOW);
  return context;
}

/** Takes a screenshot in both color modes, and once more for phones where it's too wide for them. */
async function take(
  lab: Lab,
  context: BrowserContext,
  name: string,
  shot: Shot,
): Promise<Pick<Taken, 'width' | 'height' | 'phone'>> {
  const {width, height} = screenshotSize;
  await lab.reset();
  if (shot.before) {
    await lab.run(shot.before);
  }
  await context.clearCookies();
  const page = await context.newPage();
  try {
    await page.setViewportSize({width, height, ...shot.window});
    await page.addInitScript(setStorage, {token: shot.signedOut ? undefined : await logIn(lab)});
    page.setDefaultTimeout(STEP_LIMIT);
    await page.goto(`http://127.0.0.1:${lab.port}/admin${shot.path}`);
    await settle(page, shot.ready);
    if (shot.steps) {
      await shot.steps(page);
      await settle(page);
    }
    const size = await shootModes(page, name, shot);
    if (size.width <= phoneSize.legibleWidth || shot.phone === false) {
      return size;
    }
    const {legibleWidth: _, ...phoneWindow} = phoneSize;
    await page.setViewportSize({...phoneWindow, ...shot.phone?.window});
    await settle(page);
    return {...size, phone: await shootModes(page, `${name}-phone`, {...shot, ...shot.phone})};
  } finally {
    await page.close();
  }
}

/** Writes what is in focus now to a file for each color mode, and returns its size in CSS pixels. */
async function shootModes(
  page: Page,
  name: string,
  {focus, margin = focus === 'dialog' ? 0 : 12, marks = []}: Shot,
): Promise<Size> {
  let size: Size | undefined;
  for (const mode of MODES) {
    await page.emulateMedia({colorScheme: mode});
    await settle(page);
    const frame = await frameIn(page, focus, margin);
    const centers = await Promise.all(marks.map(async (mark) => dotOf(await boxOf(mark(page)), frame, DOT_RADIUS)));
    await page.evaluate(drawDots, {centers, radius: DOT_RADIUS});
    const picture = await page.screenshot({animations: 'disabled', caret: 'hide', clip: frame});
    await page.evaluate(drawDots, {centers: [], radius: DOT_RADIUS});
    await sharp(picture)
      .webp({quality: 80})
      .toFile(path.join(PICTURES, `${name}-${mode}.webp`));
    const {width, height} = frame;
    if (size && (size.width !== width || size.height !== height)) {
      throw new Error(`it is ${size.width} × ${size.height} in light mode, and ${width} × ${height} in dark mode`);
    }
    size = {width, height};
  }
  return size ?? screenshotSize;
}

async function frameIn(page: Page, focus: Shot['focus'], margin: number): Promise<Box> {
  const window = page.viewportSize() ?? screenshotSize;
  if (!focus) {
    return {x: 0, y: 0, ...window};
  }
  if (focus === 'view') {
    return frameOf(await page.evaluate(boxesOfView), margin, window);
  }
  const locators = [focus === 'dialog' ? openDialog(page) : focus(page)].flat();
  await locators[0]?.scrollIntoViewIfNeeded();
  return frameOf(await Promise.all(locators.map(boxOf)), margin, window);
}

/** Runs in the browser: where the heading and the content of the current page of the panel are, without empty edges. */
function boxesOfView(): Box[] {
  const main = document.querySelector('main') ?? document.querySelector('[data-strapi-header]')?.parentElement;
  if (!main) {
    throw new Error('the page has no <main> and no heading: name the elements to show in `focus`');
  }
  const widest = main.getBoundingClientRect().width - 16;
  return [main, ...Array.from(document.querySelectorAll('[data-strapi-header]'))]
    .flatMap((part) => Array.from(part.querySelectorAll('*')))
    .filter((element) => element.childElementCount === 0 || getComputedStyle(element).boxShadow !== 'none')
    .map((element) => element.getBoundingClientRect())
    .filter(({width, height}) => width > 1 && height > 1 && width < widest)
    .map(({x, y, width, height}) => ({x, y, width, height}));
}

/** The dialog that is open; the last one if one is above another. */
function openDialog(page: Page): Locator {
  return page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) {
    throw new Error(`${locator.toString()} isn't visible`);
  }
  return box;
}

/** Runs in the browser: puts numbered dots over the page, in place of earlier ones. */
function drawDots({centers, radius}: {centers: readonly {x: number; y: number}[]; radius: number}): void {
  document.querySelectorAll('[data-screenshot-dot]').forEach((dot) => dot.remove());
  centers.forEach(({x, y}, index) => {
    const dot = document.createElement('div');
    dot.setAttribute('data-screenshot-dot', '');
    dot.textContent = String(index + 1);
    dot.style.cssText = `position: fixed; z-index: 2147483647; left: ${x - radius}px; top: ${y - radius}px;
      width: ${2 * radius}px; height: ${2 * radius}px; border: 2px solid #fff; border-radius: 50%;
      box-sizing: border-box; background: #b3003c; color: #fff; font: 700 13px/${2 * radius - 4}px sans-serif;
      text-align: center; box-shadow: 0 1px 3px rgb(0 0 0 / 50%); pointer-events: none`;
    document.body.append(dot);
  });
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
    throw new Error(`The administrator of the samples application cannot log in: ${status} ${JSON.stringify(body)}`);
  }
  return (body as {data: {token: string}}).data.token;
}

/** Runs in the browser, in place of what an earlier screenshot left: the color mode of the system, the login, and every tour, banner and survey as already dismissed. */
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

/** Waits until words are there and, half a second long, nothing is loading: data, spinners, fonts, images. */
async function settle(page: Page, words?: string | RegExp): Promise<void> {
  if (words !== undefined) {
    await page.getByText(words).filter({visible: true}).first().waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (state: {quiet: number}) => {
      const spinners = document.querySelectorAll(
        '[aria-busy="true"], [role="progressbar"], [aria-live="assertive"] img',
      );
      const busy = Array.from(spinners).some((spinner) => spinner.getClientRects().length > 0);
      const loaded = Array.from(document.images).every(({complete}) => complete) && document.fonts.status === 'loaded';
      state.quiet = busy || !loaded ? 0 : state.quiet + 1;
      return state.quiet >= 10;
    },
    await page.evaluateHandle(() => ({quiet: 0})),
    {polling: 50},
  );
}

async function record(area: string, name: string, one: Taken): Promise<void> {
  await writeTaken(area, {...(await readTaken(area)), [name]: one});
}

async function writeTaken(area: string, taken: Readonly<Record<string, Taken>>): Promise<void> {
  const sorted = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b));
  await writeFile(takenFile(area), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Removes files and records that belong to no shot. */
async function tidy(): Promise<void> {
  for (const [area, shots] of Object.entries(areas)) {
    const taken = await readTaken(area);
    await writeTaken(area, Object.fromEntries(Object.entries(taken).filter(([name]) => name in shots)));
  }
  const {shots, taken} = await readPictures('docs');
  const wanted = new Set([...shots.keys()].flatMap((name) => filesOf(name, taken[name])));
  for (const file of (await readdir(PICTURES).catch(() => [])).filter(
    (name) => name.endsWith('.webp') && !wanted.has(name),
  )) {
    await rm(path.join(PICTURES, file));
    console.log(`removed ${file}`);
  }
}

/** The folder of the built admin panel, built once for each set of packages and each `src/admin`. */
function adminPanel(): Promise<string> {
  const state = hashFiles(['samples/package-lock.json', 'samples/src/admin']);
  return applicationCache.rememberFolder(`admin-${state}`, (folder) => {
    console.log('Building the admin panel, about a minute; the next run has it.');
    return buildAdminPanel(folder);
  });
}

void main();
