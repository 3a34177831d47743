import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, readdir, rm, stat, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {childEnvironment} from '../../config/env';
import {headers} from '../../config/headers';
import {freePort} from '../../host/servers/freePort';
import {startSiteServer, type SiteServer} from '../../host/servers/siteServer';
import {keyOf} from '../../tools/diskCache';
import {hashFiles} from '../../tools/hashFiles';
import type {FixtureOverrides} from './fixtureConfig';
import {defaultDocs, defaultPages} from './fixtureDefaults';
import {siteSources} from './siteSources';
import {withLock} from './withLock';

const root = path.resolve(__dirname, '../..');
const fixturesDir = path.join(root, '.cache/fixtures');

/** Folders of the repository that are linked into a fixture site. The fixture's own files replace theirs. */
const linkedFolders = ['src', 'plugins', 'config', 'host'];
type Files = Readonly<Record<string, string | null>>;

export interface FixtureSite extends FixtureOverrides {
  /** Folder name below .cache/fixtures, unique to the site. */
  name: string;
  /** Files in docs/ by path, in addition to {@link defaultDocs}; `null` removes a default file. */
  docs?: Files;
  /** Files in src/pages by path, in addition to {@link defaultPages}; `null` removes a default file. */
  pages?: Files;
  /** Additional files by path from the site's root, such as `src/theme/Foo/index.tsx`. They replace linked ones. */
  files?: Readonly<Record<string, string>>;
  /**
   * Replacements for files of the repository, by path from its root. The site is then built from a copy of the
   * repository's code with these files, so that every import resolves to them.
   */
  sources?: Readonly<Record<string, string>>;
  /** Environment variables of the build (listed in config/env.ts). */
  environment?: Readonly<Record<string, string>>;
  /** Whether the build has to fail. By default, either outcome is returned; with `false`, a failure throws. */
  expectFailure?: boolean;
  /** Builds the site even if it has already been built from the same inputs, with the bundler's cache if it has one. */
  again?: boolean;
  /** Lets the bundler write its cache, and read it the next time. */
  cache?: boolean;
}

export interface FixtureBuild {
  /** Whether the build succeeded. */
  ok: boolean;
  /** The build's output, without colors. */
  output: string;
  /** Absolute path of the built site (`build/` of the fixture). */
  dir: string;
  /** Absolute path of the fixture's sources. */
  siteDir: string;
}

/**
 * Writes a small site to .cache/fixtures/NAME and builds it for production, in a separate process and folder. A site
 * that has already been built from the same inputs isn't built again, so that parallel workers can share it.
 *
 * @throws Error with the build's output if the outcome isn't the expected one
 */
export async function buildFixtureSite(site: FixtureSite): Promise<FixtureBuild> {
  const siteDir = path.join(fixturesDir, site.name);
  const result = await withLock(`${siteDir}.lock`, async () => {
    const key = hashInputs(site);
    const known = await readResult(siteDir);
    if (known?.key === key && !site.again) {
      return known;
    }
    await materialise(site, siteDir);
    const built = {
      key,
      ...(await runDocusaurus(siteDir, ['build'], {...(site.cache ? withCache : {}), ...site.environment})),
    };
    await writeFile(path.join(siteDir, 'result.json'), JSON.stringify(built));
    return built;
  });
  if (site.expectFailure !== undefined && site.expectFailure === result.ok) {
    throw new Error(
      `Fixture site ${site.name}: expected the build to ${result.ok ? 'fail' : 'pass'}:\n${result.output}`,
    );
  }
  return {ok: result.ok, output: result.output, dir: path.join(siteDir, 'build'), siteDir};
}

/**
 * Extracts the messages for translators, by running `docusaurus write-translations` for a fixture site.
 *
 * @param site - a site with this locale in `config.i18n`
 * @returns the message files in English, by path from the site's root
 * @throws Error with the command's output if it fails
 */
export async function extractMessages(site: FixtureSite, locale: string): Promise<Record<string, MessageFile>> {
  const siteDir = path.join(fixturesDir, `${site.name}-messages`);
  return withLock(`${siteDir}.lock`, async () => {
    await materialise(site, siteDir);
    const {ok, output} = await runDocusaurus(siteDir, ['write-translations', '--locale', locale]);
    if (!ok || output.includes('[WARNING]')) {
      throw new Error(`Fixture site ${site.name}: not every message can be extracted:\n${output}`);
    }
    const names = await readdir(path.join(siteDir, 'i18n'), {recursive: true});
    const files = names.filter((name) => name.endsWith('.json')).map((name) => path.join('i18n', name));
    const read = async (file: string): Promise<[string, MessageFile]> => [
      file,
      JSON.parse(await readFile(path.join(siteDir, file), 'utf8')) as MessageFile,
    ];
    return Object.fromEntries(await Promise.all(files.map(read)));
  });
}

/** Messages by id, in Docusaurus's format. */
export type MessageFile = Record<string, {message: string; description?: string}>;

/**
 * Serves a built fixture site on a free port, as `npm run serve` serves the real one.
 *
 * @param dir - `dir` of {@link buildFixtureSite}
 * @returns the server, with its URL in `url` (no trailing slash); `close()` stops it
 */
export function serveFixture(dir: string): Promise<SiteServer> {
  return startSiteServer({directory: dir, port: 0, headers});
}

export interface DevelopmentServer {
  /** URL without a trailing slash. */
  url: string;
  /** Absolute path of the fixture's sources, which tests may change. */
  siteDir: string;
  /** The server's output so far. */
  output: () => string;
  close: () => Promise<void>;
}

/**
 * Writes a small site to .cache/fixtures/NAME and starts the development server for it, like `npm start`.
 *
 * @throws Error with the server's output if it exits or takes longer than three minutes to start
 */
export async function startFixtureSite(site: FixtureSite): Promise<DevelopmentServer> {
  const siteDir = path.join(fixturesDir, site.name);
  await materialise(site, siteDir);
  const port = await freePort();
  const command = ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const {child, output} = spawnDocusaurus(siteDir, command, {NODE_ENV: 'development', ...site.environment});
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  const until = Date.now() + 180_000;
  while (!output().includes('compiled')) {
    if (child.exitCode !== null || Date.now() > until) {
      await close();
      throw new Error(`Fixture site ${site.name}: the development server did not start:\n${output()}`);
    }
    await delay(200);
  }
  return {url: `http://127.0.0.1:${port}`, siteDir, output, close};
}

async function materialise(site: FixtureSite, siteDir: string): Promise<void> {
  await clear(siteDir, site.again ? [cacheFolder] : []);
  const files: Record<string, string> = {
    'package.json': await readFile(path.join(root, 'package.json'), 'utf8'),
    'CHANGELOG.md': '## 1.0.0 (2026-01-01)\n\n- First release.\n',
    'fixture.json': JSON.stringify({config: site.config, preset: site.preset, plugins: site.plugins}),
    'docusaurus.config.ts': configSource(site.sources ? './repository' : '../../..'),
    ...prefix('docs', {...defaultDocs, ...site.docs}),
    ...prefix('src/pages', {...defaultPages, ...site.pages}),
    ...site.files,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(siteDir, file)), {recursive: true});
    await writeFile(path.join(siteDir, file), content);
  }
  const repository = site.sources ? await copyRepository(path.join(siteDir, 'repository'), site.sources) : root;
  for (const folder of linkedFolders) {
    await linkMissing(path.join(repository, folder), path.join(siteDir, folder), folder === 'src');
  }
}

function configSource(repository: string): string {
  return `import base from '${repository}/docusaurus.config';
import {createFixtureConfig} from '${repository}/tests/support/fixtureConfig';
import overrides from './fixture.json';

export default createFixtureConfig(base, __dirname, overrides);
`;
}

/** Folders that are copied. Everything else that a build reads is linked. */
const copied = ['src', 'plugins', 'config', 'host', 'tools', 'tests/support', 'docusaurus.config.ts', 'sidebars.ts'];
const linked = ['static', 'samples', 'package.json', 'CHANGELOG.md'];

/** Copies the code of the site to `target`, with the files in `changed` replaced. Returns `target`. */
async function copyRepository(target: string, changed: Readonly<Record<string, string>>): Promise<string> {
  for (const name of copied) {
    await cp(path.join(root, name), path.join(target, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== '__tests__',
    });
  }
  for (const name of linked) {
    await link(path.join(root, name), path.join(target, name));
  }
  for (const [file, content] of Object.entries(changed)) {
    await mkdir(path.dirname(path.join(target, file)), {recursive: true});
    await writeFile(path.join(target, file), content);
  }
  return target;
}

function prefix(folder: string, files: Files): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, content]) => (content === null ? [] : [[`${folder}/${file}`, content]])),
  );
}

/** Links `target` to `source`. If `target` is an existing folder, links its missing entries, recursively. */
async function linkMissing(source: string, target: string, isSrc: boolean): Promise<void> {
  if (!existsSync(target)) {
    await link(source, target);
    return;
  }
  if (!(await stat(target)).isDirectory() || !existsSync(source)) {
    return;
  }
  for (const entry of await readdir(source)) {
    if (!(isSrc && entry === 'pages')) {
      await linkMissing(path.join(source, entry), path.join(target, entry), false);
    }
  }
}

/** On Windows, anyone may create links to folders (junctions), but not to files. */
async function link(source: string, target: string): Promise<void> {
  const isFolder = (await stat(source)).isDirectory();
  if (process.platform === 'win32' && !isFolder) {
    await cp(source, target);
  } else {
    await symlink(source, target, isFolder ? 'junction' : 'file');
  }
}

/** Folder of the bundler's cache, relative to the site. */
const cacheFolder = 'node_modules';

const withCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: ''};

async function clear(folder: string, kept: readonly string[]): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const removed = names.filter((name) => !kept.includes(name));
  await Promise.all(removed.map((name) => rm(path.join(folder, name), {recursive: true, force: true})));
}

/** Disables caches, which parallel builds would share, and the test runner's mode. */
const buildEnvironment = {
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_ENV: 'production',
};

async function runDocusaurus(
  siteDir: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ok: boolean; output: string}> {
  const {child, output} = spawnDocusaurus(siteDir, command, environment);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return {ok: code === 0, output: output()};
}

function spawnDocusaurus(siteDir: string, command: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), ...command],
    {
      cwd: siteDir,
      env: childEnvironment({...buildEnvironment, ...environment}),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {child, output: () => stripVTControlCharacters(Buffer.concat(chunks).toString('utf8'))};
}

/** Hashes everything that requires the fixture to be built again when it changes. */
function hashInputs(site: FixtureSite): string {
  return keyOf(JSON.stringify(site), process.version, hashFiles(siteSources));
}

interface BuildResult {
  key: string;
  ok: boolean;
  output: string;
}

/** @returns the last build's result; `undefined` if there's none, or if the process was stopped while writing it */
async function readResult(siteDir: string): Promise<BuildResult | undefined> {
  try {
    return JSON.parse(await readFile(path.join(siteDir, 'result.json'), 'utf8')) as BuildResult;
  } catch {
    return undefined;
  }
}

/** Copies a built fixture site, for tests that change what is served (a new deploy, a missing file). */
export async function copyBuild(dir: string, name: string): Promise<string> {
  const target = path.join(fixturesDir, name);
  await rm(target, {recursive: true, force: true});
  await cp(dir, target, {recursive: true});
  return target;
}
