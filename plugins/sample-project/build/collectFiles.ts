import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../../tools/listFiles';
import {packageManifest} from '../../../tools/packageManifest';
import {readJson} from '../../../tools/readJson';

const samplesFolder = path.resolve(__dirname, '../../../samples');

/**
 * The parts of the samples application that readers get. Its plugin has a separate tutorial, and the lab is only for
 * the checks.
 */
const parts = [
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
/** Files of the lab that seed the database. */
const seed = ['data.ts', 'pictures.ts', 'seed.ts'];
/** Packages that only the checks need. */
const checkedWith = [
  '@strapi/blocks-react-renderer',
  '@strapi/sdk-plugin',
  '@strapi/upgrade',
  '@types/passport-google-oauth2',
  'create-strapi-app',
  'prettier',
];

const secrets = ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'JWT_SECRET', 'ENCRYPTION_KEY'];
const environment = [
  '# For practice on your own computer. These secrets are public: never use them on a server.',
  'HOST=127.0.0.1',
  'PORT=1337',
  'APP_KEYS=practice-key-one,practice-key-two',
  ...secrets.map((name) => `${name}=practice-${name.toLowerCase().replaceAll('_', '-')}`),
  'STRAPI_TELEMETRY_DISABLED=true',
  '',
].join('\n');

/**
 * The files of the project that readers download: the samples application without the lab, but with what seeds its
 * database.
 *
 * @param qs - version of the package that JavaScript samples use for queries
 * @returns content by path in the project
 */
export async function collectFiles(qs: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const part of parts) {
    for (const file of filesIn(part)) {
      files.set(file, await readFile(path.join(samplesFolder, file)));
    }
  }
  for (const name of seed) {
    files.set(`src/seed/${name}`, await readFile(path.join(samplesFolder, 'lab', name)));
  }
  for (const file of filesIn('download')) {
    files.set(file.replace(/^download\//, ''), await readFile(path.join(samplesFolder, file)));
  }
  files.set('package.json', Buffer.from(await manifest(qs)));
  files.set('.env', Buffer.from(environment));
  files.set('.gitignore', Buffer.from('.tmp\n.env\nbuild\ndist\nnode_modules\npublic/uploads/*\n'));
  return new Map([...files].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * The path itself if it's a file, otherwise those of all files in the folder, relative to the application and with
 * forward slashes.
 */
function filesIn(part: string): string[] {
  const place = path.join(samplesFolder, part);
  return statSync(place).isFile() ? [part] : listFiles(place).map((name) => `${part}/${name}`);
}

async function manifest(qs: string): Promise<string> {
  const {dependencies, devDependencies, ...others} = await readJson(
    path.join(samplesFolder, 'package.json'),
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
      Object.entries(devDependencies).filter(([name]) => !checkedWith.includes(name)),
    ),
  };
  return `${JSON.stringify({...others, ...own}, null, 2)}\n`;
}
