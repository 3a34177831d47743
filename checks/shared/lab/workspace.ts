import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {DiskCache} from '../../../tools/diskCache';
import {hashFiles} from '../../../tools/hashFiles';
import {listFiles} from '../../../tools/listFiles';
import {compile} from './compile';
import {nameCopy, removeAbandoned} from './workingCopies';

const run = promisify(execFile);

export const samplesFolder = path.resolve(__dirname, '../../../samples');

/** Disposable files: working copies, and the cache below. */
const temporary = path.join(samplesFolder, '.tmp');

/** Removes abandoned working copies once per process. */
let cleaned: Promise<void> | undefined;

/** Cache of compiled applications. It's inside samples/, because code that runs from it needs the packages there. */
export const applicationCache = new DiskCache(path.join(temporary, 'cache'));

/** Files of the samples application that a working copy consists of. */
const parts = ['config', 'src', 'database', 'public', 'package.json', 'tsconfig.json', 'favicon.png'];

/** Folders that are compiled if they exist. */
const compiled = ['config', 'src', 'database', 'providers', 'scripts', 'tests', 'test'];

/** Fixed secrets, so that signatures are the same on each run. They protect nothing. */
const environment = [
  'HOST=127.0.0.1',
  'PORT=1337',
  'APP_KEYS=lab-key-one,lab-key-two',
  'API_TOKEN_SALT=lab-api-token-salt',
  'ADMIN_JWT_SECRET=lab-admin-jwt-secret',
  'TRANSFER_TOKEN_SALT=lab-transfer-token-salt',
  'JWT_SECRET=lab-jwt-secret',
  'ENCRYPTION_KEY=lab-encryption-key',
  'DATABASE_CLIENT=sqlite',
  'DATABASE_FILENAME=.tmp/data.db',
  'STRAPI_TELEMETRY_DISABLED=true',
  'FLAG_NPS=false',
];

const schema = /^src\/api\/([\w-]+)\/content-types\/[\w-]+\/schema\.json$/;

/** A file added to the application. */
export interface Overlay {
  path: string;
  text: string;
}

/** A disposable copy of the samples application that can be booted and changed. */
export interface Workspace {
  directory: string;
  /** False if the database still has to be seeded. */
  seeded: boolean;
  /** Saves the database and the uploads of this copy as the seed for later ones. */
  keepSeed(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Creates a compiled working copy below `samples/.tmp`, with the files of `overlays` added or replaced, and with the
 * seeded database if an earlier run seeded the same application.
 *
 * If `overlays` redefine a content type of the samples application, the copy only has the content types of `overlays`,
 * because such a page builds its own application from an empty one.
 */
export async function createWorkspace(overlays: readonly Overlay[] = []): Promise<Workspace> {
  cleaned ??= removeAbandoned(temporary);
  await cleaned;
  const directory = path.join(temporary, nameCopy());
  const hash = applicationHash();
  const seedKey = seedKeyOf(hash);
  const seed = applicationCache.folder(seedKey);
  await copyFolder(await template(hash), directory);
  const own = overlays.some(({path: file}) => schema.test(file) && existsSync(path.join(samplesFolder, file)));
  if (own) {
    for (const folder of ['src/api', 'src/components', 'dist/src/api', 'dist/src/components']) {
      await rm(path.join(directory, folder), {recursive: true});
    }
  }
  for (const overlay of [...(own ? coreFilesFor(overlays) : []), ...overlays]) {
    const file = path.join(directory, overlay.path);
    await mkdir(path.dirname(file), {recursive: true});
    await rm(file.replace(/\.js$/, '.ts'), {force: true});
    await writeFile(file, overlay.text);
    await compileFile(directory, overlay.path);
  }
  const seeded = !own && seed !== undefined;
  if (seeded) {
    await cp(path.join(seed, 'data.db'), path.join(directory, '.tmp', 'data.db'));
    await cp(path.join(seed, 'uploads'), path.join(directory, 'public', 'uploads'), {recursive: true});
  }
  return {
    directory,
    seeded,
    keepSeed: async () => {
      await applicationCache.rememberFolder(seedKey, async (draft) => {
        await cp(path.join(directory, '.tmp', 'data.db.seed'), path.join(draft, 'data.db'));
        await cp(path.join(directory, 'public', 'uploads'), path.join(draft, 'uploads'), {recursive: true});
      });
    },
    remove: () => rm(directory, {recursive: true, force: true}),
  };
}

/** The files that the Content-Type Builder generates along with the schema of a new content type. */
function coreFilesFor(overlays: readonly Overlay[]): Overlay[] {
  return overlays.flatMap(({path: file}) => {
    const [, name = ''] = schema.exec(file) ?? [];
    const kinds = [
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
      ['routes', 'createCoreRouter'],
    ] as const;
    return name === ''
      ? []
      : kinds.map(([folder, factory]) => ({
          path: `src/api/${name}/${folder}/${name}.js`,
          text: `module.exports = require('@strapi/strapi').factories.${factory}('api::${name}.${name}');\n`,
        }));
  });
}

/** Whether an earlier run saved the seed of the application in its current state. */
export function hasSeed(): boolean {
  return applicationCache.folder(seedKeyOf(applicationHash())) !== undefined;
}

function seedKeyOf(hash: string): string {
  return `seed-${hash}`;
}

/** Hash of everything that determines the contents of the seeded application. */
export function applicationHash(): string {
  return hashFiles([...parts, 'lab', 'package-lock.json'].map((part) => `samples/${part}`)).slice(0, 16);
}

/** Folder with the compiled application, built once per version of its files. */
function template(hash: string): Promise<string> {
  const code = hashFiles(['workspace.ts', 'compile.ts'].map((name) => `checks/shared/lab/${name}`)).slice(0, 16);
  return applicationCache.rememberFolder(`template-${hash}-${code}`, async (draft) => {
    await mkdir(path.join(draft, '.tmp'));
    for (const part of parts) {
      await cp(path.join(samplesFolder, part), path.join(draft, part), {recursive: true});
    }
    await writeFile(path.join(draft, '.env'), `${environment.join('\n')}\n`);
    for (const file of listFiles(draft)) {
      await compileFile(draft, file);
    }
  });
}

/** Copies a folder with the system's `cp` if there is one, because Node.js stats each file several times. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), {recursive: true});
  await (process.platform === 'win32' ? cp(from, to, {recursive: true}) : run('cp', ['-R', from, to]));
}

/** Adds a file to an application's `dist`, compiled if it's TypeScript, if it belongs there. */
async function compileFile(directory: string, relative: string): Promise<void> {
  const name = path.normalize(relative);
  const [folder = ''] = name.split(path.sep);
  if (!compiled.includes(folder) || name.startsWith(path.join('src', 'admin') + path.sep)) {
    return;
  }
  const file = path.join(directory, name);
  const target = path.join(directory, 'dist', name);
  await mkdir(path.dirname(target), {recursive: true});
  // JavaScript is copied unchanged, because pages show it as Node.js runs it.
  if (file.endsWith('.ts') && !file.endsWith('.d.ts')) {
    await writeFile(target.replace(/\.ts$/, '.js'), compile(await readFile(file, 'utf8')));
  } else {
    await cp(file, target);
  }
}
