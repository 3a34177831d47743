import {chromium, type Browser, type Page} from '@playwright/test';
import {existsSync} from 'node:fs';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {areas} from '../config/screenshots/areas';
import {screenshotSize} from '../config/screenshots/size';
import type {Shot} from '../config/screenshots/types';
import type {Taken} from '../src/data/screenshots';
import {env} from '../config/env';
import {ensureInstalled} from '../checks/shared/lab/install';
import {Lab} from '../checks/shared/lab/lab';
import {buildAdminPanel} from '../checks/shared/lab/buildAdminPanel';
import {SAMPLES, applicationCache} from '../checks/shared/lab/workspace';
import {MODES, filesOf, findProblems} from '../checks/screenshots/findProblems';
import {PICTURES, hashesOf, readPictures, takenFile, readTaken} from '../checks/screenshots/readPictures';
import {hashFiles} from '../tools/hashFiles';

type Picture = {webp(options: {quality: number}): {toFile(file: string): Promise<unknown>}};

const sharp = createRequire(path.join(SAMPLES, 'package.json'))('sharp') as (input: Buffer) => Picture;

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
      ([name, hash]) => taken[name]?.hash !== hash || filesOf(name).some((file) => !files.includes(file)),
    );
    const names = positionals.length > 0 ? positionals : values.all ? [...shots.keys()] : due.map(([name]) => name);
    if (names.length > 0 && !values.tidy) {
      await takeAll(names);
    }
    await tidy();
  }
  const problems = findProblems(await readPictures('docs'));
  problems.forEach((problem) => console.log(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

async function takeAll(names: readonly string[]): Promise<void> {
  await ensureInstalled();
  await mkdir(PICTURES, {recursive: true});
  const lab = await Lab.start([], await adminPanel());
  await lab.run("strapi.config.set('admin.rateLimit', {enabled: false})");
  const browser = await chromium.launch({
    executablePath: existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
  });
  try {
    for (const [area, shots] of Object.entries(areas)) {
      for (const [name, shot] of Object.entries(shots).filter(([one]) => names.includes(one))) {
        const started = Date.now();
        for (const mode of MODES) {
          await take(lab, browser, {shot, mode, file: path.join(PICTURES, `${name}-${mode}.webp`)});
        }
        await record(area, name, shot);
        console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
      }
    }
  } finally {
    await browser.close();
    await lab.stop();
  }
}

async function take(
  lab: Lab,
  browser: Browser,
  {shot, mode, file}: {shot: Shot; mode: (typeof MODES)[number]; file: string},
): Promise<void> {
  const {width, height, scale} = screenshotSize;
  await lab.reset();
  if (shot.before) {
    await lab.run(shot.before);
  }
  const context = await browser.newContext({
    viewport: {width, height},
    deviceScaleFactor: scale,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const origin = `http://127.0.0.1:${lab.port}`;
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await context.clock.setFixedTime(NOW);
    await context.addInitScript(setStorage, {mode, token: shot.signedOut ? undefined : await logIn(lab)});
    const page = await context.newPage();
    await page.goto(`${origin}/admin${shot.path}`);
    await settle(page, shot.ready);
    if (shot.steps) {
      await shot.steps(page);
      await settle(page);
    }
    const picture = await page.screenshot({animations: 'disabled', caret: 'hide', clip: shot.crop});
    await sharp(picture).webp({quality: 80}).toFile(file);
  } finally {
    await context.close();
  }
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

/** Runs in the browser: the colour mode, the login, and every tour, banner and survey as already dismissed. */
function setStorage({mode, token}: {mode: string; token?: string}): void {
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
  localStorage.setItem('STRAPI_THEME', mode);
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

async function record(area: string, name: string, {alt, crop}: Shot): Promise<void> {
  const {width, height} = crop ?? screenshotSize;
  const hash = (await hashesOf(area)).get(name) ?? '';
  const taken = await readTaken(area);
  await writeTaken(area, {...taken, [name]: {alt, width, height, hash}});
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
  const wanted = new Set(Object.values(areas).flatMap((shots) => Object.keys(shots).flatMap(filesOf)));
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
