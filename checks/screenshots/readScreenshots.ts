import {existsSync} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {areas} from '../../config/screenshots/areas';
import type {Shots} from '../../config/screenshots/types';
import {strapiVersion} from '../../config/strapiVersion';
import type {Taken} from '../../src/data/screenshots';
import {blankFences} from '../../src/lib/code/extractFences';
import {readJson} from '../../tools/readJson';
import {readSources} from '../shared/readSources';
import type {Definition, Screenshots, Shown} from './findProblems';
import {shownIn} from './shownIn';
import {hashShots} from '../shared/hashShots';

const shotsFolder = path.resolve(__dirname, '../../config/screenshots');
const takenFolder = path.resolve(__dirname, '../../src/data/screenshots');
export const screenshotsFolder = path.resolve(__dirname, '../../static/img/admin');

/** The file that records an area's screenshots. */
export const takenFile = (area: string): string => path.join(takenFolder, `${area}.json`);

const takenSchema = z.record(
  z.string(),
  z.strictObject({
    alt: z.string(),
    width: z.number(),
    height: z.number(),
    phone: z.strictObject({width: z.number(), height: z.number()}).optional(),
    marks: z.number().optional(),
    hash: z.string(),
  }),
) satisfies z.ZodType<Record<string, Taken>>;

/** An area's screenshots, by name; empty if there's no such file yet. */
export async function readTaken(area: string): Promise<Record<string, Taken>> {
  const file = takenFile(area);
  return existsSync(file) ? readJson(file, takenSchema) : {};
}

/** Reads the shots of all areas, their screenshots, and which of them the pages below `docs` show. */
export async function readScreenshots(docs: string): Promise<Screenshots> {
  const shots = new Map<string, Definition>();
  const taken: Record<string, Taken> = {};
  for (const [area, definitions] of Object.entries<Shots>(areas)) {
    const source = await readFile(path.join(shotsFolder, `${area}.ts`), 'utf8');
    for (const [name, hash] of hashShots(source, strapiVersion)) {
      shots.set(name, {hash, alt: definitions[name]?.alt ?? ''});
    }
    Object.assign(taken, await readTaken(area));
  }
  const files = (await readdir(screenshotsFolder).catch(() => [])).filter((name) => name.endsWith('.webp'));
  return {shots, taken, files, shown: await shownBelow(docs)};
}

async function shownBelow(docs: string): Promise<Shown[]> {
  return (await readSources(docs)).flatMap(({file, source}) => shownIn(file, blankFences(source)));
}
