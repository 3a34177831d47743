import type {BrowserContext, Locator, Page} from '@playwright/test';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {areas} from '../config/screenshots/areas';
import {phoneSize, screenshotSize} from '../config/screenshots/size';
import type {Shot} from '../config/screenshots/types';
import type {Size, Taken} from '../src/data/screenshots';
import type {Lab} from '../checks/shared/lab/lab';
import {modes, filesOf, findProblems, missingFiles} from '../checks/screenshots/findProblems';
import {dotOf, frameOf, type Box} from '../checks/screenshots/frameOf';
import {screenshotsFolder, readScreenshots, readTaken, takenFile} from '../checks/screenshots/readScreenshots';
import {boxOf, openPage, quiet, settle, showFailure, withPanel, writeWebp} from './lib/adminPanel';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';

/**
 * Radius of a number in a screenshot, and the width up to which pages show screenshots at their own size, both in CSS
 * pixels.
 */
const dotRadius = 12;
const column = 720;

/**
 * Takes the screenshots of config/screenshots in the admin panel of the samples application, light and dark, as
 * `static/img/admin/<name>-<mode>.webp`. Arguments name the screenshots to take; without any, missing and stale ones
 * are taken. `--all` takes all. Files that belong to no shot are removed, and changed alt texts copied to the records; `--tidy`
 * does only that, and `--check` only reports.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArguments({
    allowPositionals: true,
    options: {
      all: {type: 'boolean', default: false},
      tidy: {type: 'boolean', default: false},
      check: {type: 'boolean', default: false},
    },
  });
  const {shots, taken, files} = await readScreenshots('docs');
  const unknown = positionals.filter((name) => !shots.has(name));
  if (unknown.length > 0) {
    throw new Error(`config/screenshots has no ${unknown.join(', ')}. It has: ${[...shots.keys()].join(', ')}`);
  }
  if (!values.check) {
    const due = [...shots].filter(
      ([name, {hash}]) => taken[name]?.hash !== hash || missingFiles(name, taken[name], files).length > 0,
    );
    const names = positionals.length > 0 ? positionals : values.all ? [...shots.keys()] : due.map(([name]) => name);
    if (names.length > 0 && !values.tidy) {
      await takeAll(names);
    }
    await tidy();
  }
  const problems = findProblems(await readScreenshots('docs'));
  problems.forEach((problem) => console.log(problem));
  process.exitCode = problems.length > 0 ? 1 : process.exitCode;
}

async function takeAll(names: readonly string[]): Promise<void> {
  await mkdir(screenshotsFolder, {recursive: true});
  // Read before the first one is taken, so that a shot that changes in the meantime is stale.
  const {shots: definitions} = await readScreenshots('docs');
  await withPanel(async (lab, context) => {
    for (const [area, shots] of Object.entries(areas)) {
      for (const [name, shot] of Object.entries(shots).filter(([one]) => names.includes(one))) {
        const started = Date.now();
        try {
          const sizes = await take(lab, context, name, shot);
          await record(area, name, {
            alt: shot.alt,
            ...sizes,
            ...(shot.marks ? {marks: shot.marks.length} : {}),
            hash: definitions.get(name)?.hash ?? '',
          });
          console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
        } catch (error) {
          console.log(`${name}: ${(error as Error).message}`);
          process.exitCode = 1;
        }
      }
    }
  });
}

/** Takes a screenshot in both color modes, and another version for phones if it's too wide for them. */
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
  const page = await openPage(lab, context, shot, {width, height, ...shot.window});
  try {
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
  } catch (error) {
    throw new Error(`${(error as Error).message}\n  ${await showFailure(page, name)}`, {cause: error});
  } finally {
    await page.close();
  }
}

/** Captures the current frame in each color mode, then writes the files, and returns the size in CSS pixels. */
async function shootModes(
  page: Page,
  name: string,
  {focus, margin = focus === 'dialog' ? 0 : 12, marks = []}: Shot,
): Promise<Size> {
  let size: Size | undefined;
  const images = new Map<string, Buffer>();
  for (const mode of modes) {
    await page.emulateMedia({colorScheme: mode});
    await quiet(page, 4);
    const frame = await frameIn(page, focus, margin);
    // Pages scale down wider screenshots, so their numbers have to be larger.
    const radius = Math.round(dotRadius * Math.max(1, frame.width / column));
    const centers = await Promise.all(marks.map(async (mark) => dotOf(await boxOf(mark(page)), frame, radius)));
    await page.evaluate(drawDots, {centers, radius});
    const image = await page.screenshot({animations: 'disabled', caret: 'hide', clip: frame});
    await page.evaluate(drawDots, {centers: [], radius});
    images.set(`${name}-${mode}.webp`, image);
    const {width, height} = frame;
    if (size && (size.width !== width || size.height !== height)) {
      throw new Error(`it is ${size.width} × ${size.height} in light mode, and ${width} × ${height} in dark mode`);
    }
    size = {width, height};
  }
  for (const [file, image] of images) {
    await writeWebp(image, path.join(screenshotsFolder, file), 80);
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

/** Runs in the browser: finds the heading and the content of the panel's current page, without empty margins. */
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

/** The open dialog; the topmost one if there are several. While a list is open in it, it can't be found by role. */
function openDialog(page: Page): Locator {
  return page.locator(':is([role="dialog"], [role="alertdialog"]):visible').last();
}

/** Runs in the browser: draws numbered dots on the page, replacing earlier ones. */
function drawDots({centers, radius}: {centers: readonly {x: number; y: number}[]; radius: number}): void {
  document.querySelectorAll('[data-screenshot-dot]').forEach((dot) => dot.remove());
  centers.forEach(({x, y}, index) => {
    const dot = document.createElement('div');
    dot.setAttribute('data-screenshot-dot', '');
    dot.textContent = String(index + 1);
    dot.style.cssText = `position: fixed; z-index: 2147483647; left: ${x - radius}px; top: ${y - radius}px;
      width: ${2 * radius}px; height: ${2 * radius}px; border: 2px solid #fff; border-radius: 50%;
      box-sizing: border-box; background: #b3003c; color: #fff; font: 700 ${1.1 * radius}px/${2 * radius - 4}px sans-serif;
      text-align: center; box-shadow: 0 1px 3px rgb(0 0 0 / 50%); pointer-events: none`;
    document.body.append(dot);
  });
}

async function record(area: string, name: string, one: Taken): Promise<void> {
  await writeTaken(area, {...(await readTaken(area)), [name]: one});
}

async function writeTaken(area: string, taken: Readonly<Record<string, Taken>>): Promise<void> {
  const sorted = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeFile(takenFile(area), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Removes files and records that belong to no shot, and copies changed alt texts to the records. */
async function tidy(): Promise<void> {
  for (const [area, shots] of Object.entries(areas)) {
    const taken = await readTaken(area);
    const kept = Object.entries(shots).flatMap(([name, {alt}]): [string, Taken][] =>
      taken[name] ? [[name, {...taken[name], alt}]] : [],
    );
    await writeTaken(area, Object.fromEntries(kept));
  }
  const {shots, taken} = await readScreenshots('docs');
  const wanted = new Set([...shots.keys()].flatMap((name) => filesOf(name, taken[name])));
  for (const file of (await readdir(screenshotsFolder).catch(() => [])).filter(
    (name) => name.endsWith('.webp') && !wanted.has(name),
  )) {
    await rm(path.join(screenshotsFolder, file));
    console.log(`removed ${file}`);
  }
}

runScript(main);
