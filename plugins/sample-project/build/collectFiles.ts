import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {packageManifest} from '../../../tools/packageManifest';
import {readJson} from '../../../tools/readJson';

const SAMPLES = path.resolve(__dirname, '../../../samples');

/** What readers get of the samples application. Its plugin has a tutorial of its own, and the lab is for the checks. */
const PARTS = [
  'config',
  'database',
  'public',
  'src/admin',
  'src/api',
  'src/components',
  'src/extensions',
  'favicon.png',
  'tsconfig.json',
];
/** Files of the lab that fill the database. */
const SEED = ['data.ts', 'pictures.ts', 'seed.ts'];
/** Packages that only the checks need. */
const CHECKED_WITH = ['@strapi/sdk-plugin', '@strapi/upgrade', 'create-strapi-app', 'prettier'];

const SECRETS = ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'];
const ENVIRONMENT = [
  '# For practice on your own computer. These secrets are public: never use them on a server.',
  'HOST=127.0.0.1',
  'PORT=1337',
  'APP_KEYS=practice-key-one,practice-key-two',
  ...SECRETS.map((name) => `${name}=practice-${name.toLowerCase().replaceAll('_', '-')}`),
  'STRAPI_TELEMETRY_DISABLED=true',
  '',
].join('\n');

/**
 * The files of the project that readers download: the samples application without the lab, with what fills its database.
 *
 * @param qs - version of the package that JavaScript samples write queries with
 * @returns content by path in the project
 */
export async function collectFiles(qs: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const part of PARTS) {
    for (const file of await filesIn(part)) {
      files.set(file, await readFile(path.join(SAMPLES, file)));
    }
  }
  for (const name of SEED) {
    files.set(`src/seed/${name}`, await readFile(path.join(SAMPLES, 'lab', name)));
  }
  for (const file of await filesIn('download')) {
    files.set(path.relative('download', file), await readFile(path.join(SAMPLES, file)));
  }
  files.set('package.json', Buffer.from(await manifest(qs)));
  files.set('.env', Buffer.from(ENVIRONMENT));
  files.set('.gitignore', Buffer.from('.tmp\n.env\nbuild\ndist\nnode_modules\npublic/uploads/*\n'));
  return new Map([...files].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

async function filesIn(part: string): Promise<string[]> {
  const entries = await readdir(path.join(SAMPLES, part), {recursive: true, withFileTypes: true}).catch(
    () => undefined,
  );
  return (
    entries
      ?.filter((entry) => entry.isFile())
      .map((entry) => path.relative(SAMPLES, path.join(entry.parentPath, entry.name))) ?? [part]
  );
}

async function manifest(qs: string): Promise<string> {
  const {dependencies, devDependencies, ...others} = await readJson(
    path.join(SAMPLES, 'package.json'),
    packageManifest,
  );
  const own = {
    name: 'restaurant-guide',
    version: '1.0.0',
    private: true,
    description: 'The Strapi project behind the examples of the Strapi documentation',
    scripts: {develop: 'strapi develop', build: 'strapi build', start: 'strapi start'},
    dependencies: {...dependencies, qs},
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([name]) => !CHECKED_WITH.includes(name)),
    ),
  };
  return `${JSON.stringify({...others, ...own}, null, 2)}\n`;
}
