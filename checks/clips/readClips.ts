import {readFile, readdir, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {clips} from '../../config/clips';
import {strapiVersion} from '../../config/strapiVersion';
import type {RecordedClip} from '../../src/data/clips';
import {readJson} from '../../tools/readJson';
import {blankFences} from '../../src/lib/code/extractFences';
import {hashShots} from '../shared/hashShots';
import {readSources} from '../shared/readSources';
import type {Clips} from './findProblems';

const root = path.resolve(__dirname, '../..');
const recordsFile = path.join(root, 'src/data/clips/taken.json');

/** Where the files of clips are, and their posters. */
export const clipsFolder = path.join(root, 'static/img/admin/clips');

const recordedClips = z.record(
  z.string(),
  z.strictObject({label: z.string(), width: z.number(), height: z.number(), hash: z.string()}),
) satisfies z.ZodType<Record<string, RecordedClip>>;

/** Recorded clips, by name. */
function readRecorded(): Promise<Record<string, RecordedClip>> {
  return readJson(recordsFile, recordedClips);
}

/** Stores what was recorded for a clip. */
export async function writeRecorded(name: string, clip: RecordedClip): Promise<void> {
  const all = Object.entries({...(await readRecorded()), [name]: clip}).sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeFile(recordsFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** The label of each clip in `config/clips.ts`, and a hash of its other settings and the version of the CMS. */
async function readDefinitions(): Promise<Clips['definitions']> {
  const hashes = hashShots(await readFile(path.join(root, 'config/clips.ts'), 'utf8'), strapiVersion);
  return new Map(Object.entries(clips).map(([name, {label}]) => [name, {hash: hashes.get(name) ?? '', label}]));
}

/** Reads the definitions of clips, their recordings and files, and which of them the pages below `docs` show. */
export async function readClips(docs: string): Promise<Clips> {
  const files = await readdir(clipsFolder).catch(() => []);
  const sources = await readSources(docs);
  return {
    definitions: await readDefinitions(),
    recorded: await readRecorded(),
    sizes: new Map(
      await Promise.all(
        files.map(async (file): Promise<[string, number]> => [file, (await stat(path.join(clipsFolder, file))).size]),
      ),
    ),
    shown: sources.flatMap(({source}) =>
      [...blankFences(source).matchAll(/<Clip\s+name="([^"]+)"/g)].map(([, name = '']) => name),
    ),
  };
}
