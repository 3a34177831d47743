import type {Locator, Page} from '@playwright/test';
import {execFile} from 'node:child_process';
import {copyFile, mkdir, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {clips, type Camera, type ClipScript} from '../config/clips';
import {filesOf, isCurrent, largest} from '../checks/clips/findProblems';
import {clipsFolder, readClips, writeRecorded} from '../checks/clips/readClips';
import {boxOf, clockStart, openPage, quiet, settle, showFailure, withPanel, writeWebp} from './lib/adminPanel';
import {ensureProgram} from './lib/ensureProgram';
import {parseArguments} from './lib/parseArguments';
import {runScript} from './lib/runScript';
import {withTemporaryFolder} from './lib/withTemporaryFolder';

/** Duration of a frame during movement, in milliseconds. */
const moving = 80;

/** Timeout for the panel's reaction to a click, in milliseconds. */
const reactionLimit = 20_000;

/** Number of steps in which the pointer moves from one element to the next. */
const steps = 6;

/**
 * Records the clips of config/clips.ts in the admin panel of the samples application, as
 * `static/img/admin/clips/<name>.webm` with a poster image. Arguments name the clips; without any, missing and stale
 * ones are recorded. Changed labels are copied to the records without recording the clips again. Recording requires
 * ffmpeg (Debian: `apt-get install ffmpeg`).
 */
async function main(): Promise<void> {
  const {positionals} = parseArguments({allowPositionals: true});
  const scripts: Readonly<Record<string, ClipScript>> = clips;
  const state = await readClips('docs');
  const {definitions, recorded} = state;
  const unknown = positionals.filter((name) => !definitions.has(name));
  if (unknown.length > 0) {
    throw new Error(`config/clips.ts has no ${unknown.join(', ')}. It has: ${[...definitions.keys()].join(', ')}`);
  }
  for (const [name, {label}] of Object.entries(scripts)) {
    if (recorded[name] && recorded[name].label !== label) {
      await writeRecorded(name, {...recorded[name], label});
    }
  }
  const due = Object.entries(scripts).filter(([name]) =>
    positionals.length > 0 ? positionals.includes(name) : !isCurrent(name, state),
  );
  if (due.length === 0) {
    return;
  }
  ensureProgram('ffmpeg');
  await mkdir(clipsFolder, {recursive: true});
  await withPanel(async (lab, context) => {
    for (const [name, script] of due) {
      await lab.reset();
      const page = await openPage(lab, context, script, script.window);
      try {
        await settle(page, script.ready);
        await script.prepare?.(page);
        await settle(page);
        const bytes = await record(page, name, script);
        const {width, height} = script.frame;
        await writeRecorded(name, {label: script.label, width, height, hash: definitions.get(name)?.hash ?? ''});
        console.log(`${name}: ${Math.round(bytes / 1000)} KB`);
      } catch (error) {
        console.log(`${name}: ${(error as Error).message}\n  ${await showFailure(page, name)}`);
        process.exitCode = 1;
      } finally {
        await page.close();
      }
    }
  });
}

/**
 * Records a clip, writes its file and its poster once both are made, and returns the size of the file in bytes.
 */
async function record(page: Page, name: string, script: ClipScript): Promise<number> {
  return withTemporaryFolder('clip', async (folder) => {
    const target = path.join(folder, `${name}.webm`);
    const frames: {file: string; time: number}[] = [];
    let now = clockStart.getTime();
    const shoot = async (time: number) => {
      // The clock is frozen, so delayed updates of the panel only happen if it's advanced.
      now += time;
      await page.clock.setFixedTime(now);
      const file = path.join(folder, `${frames.length}.png`);
      const image = await page.screenshot({path: file, animations: 'disabled', caret: 'hide', clip: script.frame});
      if (frames.length === 0) {
        await writeWebp(image, path.join(folder, `${name}.webp`), 60);
      }
      frames.push({file, time});
    };
    await script.play(cameraOf(page, script.frame, shoot));
    const last = frames.at(-1);
    const list = frames.map(({file, time}) => `file '${file}'\nduration ${time / 1000}\n`).join('');
    // ffmpeg ignores the duration of the last entry, so it's repeated.
    await writeFile(path.join(folder, 'frames.txt'), `${list}file '${last?.file ?? ''}'\n`);
    await promisify(execFile)('ffmpeg', [
      ...['-y', '-f', 'concat', '-safe', '0', '-i', path.join(folder, 'frames.txt')],
      ...['-vf', 'fps=12.5', '-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-pix_fmt', 'yuv420p'],
      ...['-deadline', 'good', '-cpu-used', '5', '-g', '250', '-an', target],
    ]);
    const {size} = await stat(target);
    if (size > largest) {
      throw new Error(`it is ${Math.round(size / 1000)} KB: make it shorter, or its window smaller`);
    }
    for (const file of filesOf(name)) {
      await copyFile(path.join(folder, file), path.join(clipsFolder, file));
    }
    return size;
  });
}

/** Creates a camera whose pointer starts in the middle of the frame. */
function cameraOf(page: Page, frame: ClipScript['frame'], shoot: (time: number) => Promise<void>): Camera {
  let at = {x: frame.x + frame.width / 2, y: frame.y + frame.height / 2};
  const glide = async (to: {x: number; y: number}) => {
    const from = at;
    for (let step = 1; step <= steps; step++) {
      at = {x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps};
      await page.mouse.move(at.x, at.y);
      await page.evaluate(drawPointer, at);
      await shoot(moving);
    }
  };
  let pending = 0;
  let ended = 0;
  page.on('request', () => (pending += 1));
  const end = () => {
    pending -= 1;
    ended += 1;
  };
  page.on('requestfinished', end).on('requestfailed', end);
  /** Waits for what an action started, such as saving, and for the panel to show the result. */
  const react = async () => {
    const deadline = Date.now() + reactionLimit;
    let before: number;
    do {
      before = ended;
      await quiet(page, 6);
    } while ((pending > 0 || ended > before) && Date.now() < deadline);
  };
  const hold = async (time: number) => {
    await page.evaluate(drawPointer, at);
    await shoot(time);
  };
  return {
    page,
    hold,
    click: async (target) => {
      await glide(await middleOf(target));
      await page.evaluate(drawPointer, {...at, pressed: true});
      await shoot(240);
      await page.mouse.click(at.x, at.y);
      await react();
    },
    type: async (text) => {
      for (const piece of text.match(/.{1,2}/g) ?? []) {
        await page.keyboard.type(piece);
        await hold(2 * moving);
      }
    },
    drag: async (from, to, below = 0) => {
      await glide(await middleOf(from));
      await hold(300);
      const {x, y} = await middleOf(to);
      await page.mouse.down();
      await glide({x, y: y + below});
      // The browser only updates the hovered element on the second move.
      await page.mouse.move(x, y + below + 1);
      await hold(400);
      await page.mouse.up();
      await react();
    },
  };
}

async function middleOf(target: Locator): Promise<{x: number; y: number}> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const {x, y, width, height} = await boxOf(target);
  return {x: x + width / 2, y: y + height / 2};
}

/**
 * Runs in the browser: draws the pointer, which screenshots don't include, with a ring around it while it's pressed.
 */
function drawPointer({x, y, pressed = false}: {x: number; y: number; pressed?: boolean}): void {
  const id = 'clip-pointer';
  const pointer = document.getElementById(id) ?? document.createElement('div');
  pointer.id = id;
  pointer.style.cssText = `position: fixed; z-index: 2147483647; left: ${x - 23}px; top: ${y - 22}px; pointer-events: none`;
  pointer.innerHTML = `<svg width="46" height="50" viewBox="0 0 46 50">
    <circle cx="23" cy="22" r="18" fill="#b3003c" opacity="${pressed ? 0.35 : 0}" />
    <path d="M23 22v20l5-5 3.500 8 4-1.800-3.500-7.700H39z" fill="#111" stroke="#fff" stroke-width="1.800" /></svg>`;
  document.body.append(pointer);
}

runScript(main);
