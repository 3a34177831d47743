import {spawn} from 'node:child_process';
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

/** Folders that a fixture site takes from the repository by link; a file given by the fixture stands in for theirs. */
const linkedFolders = ['src', 'plugins', 'config', 'host'];
type Files = Readonly<Record<string, string | null>>;

export interface FixtureSite extends FixtureOverrides {
  /** Folder name below .cache/fixtures; one name, one site. */
  name: string;
  /** Files of docs/ by path, over {@link defaultDocs}; `null` leaves a default file out. */
  docs?: Files;
  /** Files of src/pages by path, over {@link defaultPages}; `null` leaves a default file out. */
  pages?: Files;
  /** Further files by path from the site's root, for example `src/theme/Foo/index.tsx`; they win over linked ones. */
  files?: Readonly<Record<string, string>>;
  /**
   * Files of the repository that differ for this site, by path from the repository's root. The site is then built from a
   * copy of the repository's code with these files in it, where every import finds them.
   */
  sources?: Readonly<Record<string, string>>;
  /** Environment variables of the build (config/env.ts lists them). */
  environment?: Readonly<Record<string, string>>;
  /** Whether the build is meant to fail. Left out, either outcome is returned; `false` makes a failure throw. */
  expectFailure?: boolean;
  /** Builds the site even if it was built from the same inputs before, with the bundler's cache if it has one. */
  again?: boolean;
  /** Lets the bundler write its cache, and read it the next time. */
  cache?: boolean;
}

export interface FixtureBuild {
  /** Whether the build succeeded. */
  ok: boolean;
  /** Everything the build printed, without colours. */
  output: string;
  /** Absolute path of the built site (`build/` of the fixture). */
  dir: string;
  /** Absolute path of the fixture's sources. */
  siteDir: string;
}

/**
 * Writes a small site to .cache/fixtures/NAME and builds it for production, in a separate process and folder.
 * A site that was already built from the same inputs is not built again, so that parallel workers may share one.
 *
 * @throws Error with the build's output when the outcome is not the expected one
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
 * What translators are given: `docusaurus write-translations` for a fixture site.
 *
 * @param site - has the language among its own (`config.i18n`)
 * @returns the files of messages in English, by path from the site's root
 * @throws Error with the command's output when it fails
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

/** Messages by id, as Docusaurus keeps them. */
export type MessageFile = Record<string, {message: string; description?: string}>;

/**
 * Serves a built fixture site as `npm run serve` serves the real one, on a free port.
 *
 * @param dir - `dir` of {@link buildFixtureSite}
 * @returns the server, with its address in `url` (no trailing slash); `close()` ends it
 */
export function serveFixture(dir: string): Promise<SiteServer> {
  return startSiteServer({directory: dir, port: 0, headers});
}

export interface DevelopmentServer {
  /** Address, without a slash at its end. */
  url: string;
  /** Absolute path of the fixture's sources, to be changed. */
  siteDir: string;
  /** Everything the server has printed so far. */
  output: () => string;
  close: () => Promise<void>;
}

/**
 * Writes a small site to .cache/fixtures/NAME and starts the development server on it, as `npm start` does.
 *
 * @throws Error with what the server printed when it ends or takes longer than three minutes to start
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

/** What a copy of the repository has of its own; the rest of what a build reads is linked. */
const copied = ['src', 'plugins', 'config', 'host', 'tools', 'tests/support', 'docusaurus.config.ts', 'sidebars.ts'];
const linked = ['static', 'samples', 'package.json', 'CHANGELOG.md'];

/** Copies the code of the site to `target`, with `changed` in place of its own files. Returns `target`. */
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

/** Links `target` to `source`; where `target` is a folder already, links what it lacks, and so on downwards. */
async function linkMissing(source: string, target: string, isSrc: boolean): Promise<void> {
  if (!(await exists(target))) {
    await link(source, target);
    return;
  }
  if (!(await stat(target)).isDirectory() || !(await exists(source))) {
    return;
  }
  for (const entry of await readdir(source)) {
    if (!(isSrc && entry === 'pages')) {
      await linkMissing(path.join(source, entry), path.join(target, entry), false);
    }
  }
}

/** Windows lets everyone link folders, but not files. */
async function link(source: string, target: string): Promise<void> {
  const isFolder = (await stat(source)).isDirectory();
  if (process.platform === 'win32' && !isFolder) {
    await cp(source, target);
  } else {
    await symlink(source, target, isFolder ? 'junction' : 'file');
  }
}

/** Where the bundler keeps its cache, below the site's folder. */
const cacheFolder = 'node_modules';

const withCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: ''};

async function clear(folder: string, kept: readonly string[]): Promise<void> {
  const names = (await exists(folder)) ? await readdir(folder) : [];
  const removed = names.filter((name) => !kept.includes(name));
  await Promise.all(removed.map((name) => rm(path.join(folder, name), {recursive: true, force: true})));
}

/** No cache that parallel builds could fight over, and no test runner's mode. */
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

/** A change to what is hashed here builds the fixture again. */
function hashInputs(site: FixtureSite): string {
  return keyOf(JSON.stringify(site), process.version, hashFiles(siteSources));
}

async function readResult(siteDir: string): Promise<{key: string; ok: boolean; output: string} | undefined> {
  const file = path.join(siteDir, 'result.json');
  return (await exists(file))
    ? (JSON.parse(await readFile(file, 'utf8')) as {key: string; ok: boolean; output: string})
    : undefined;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Copies a built fixture site, for tests that change what is served (a new deploy, a missing file). */
export async function copyBuild(dir: string, name: string): Promise<string> {
  const target = path.join(fixturesDir, name);
  await rm(target, {recursive: true, force: true});
  await cp(dir, target, {recursive: true});
  return target;
}
