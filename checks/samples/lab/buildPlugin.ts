import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, readdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {javaScriptTitle} from '../../../plugins/javascript-tab/javaScriptTitle';
import {toJavaScript} from '../../../plugins/javascript-tab/toJavaScript';
import type {Overlay} from './workspace';
import {SAMPLES, createWorkspace} from './workspace';

const run = promisify(execFile);

/** The plugin that the pages on plugin development build, as a local plugin of the samples application. */
export const PLUGIN = 'src/plugins/backstage';

export interface BuiltPlugin {
  /** What a project with the plugin has more than the samples application: the built plugin, and its declaration. */
  overlays: Overlay[];
  /** Folder of an admin panel that was built with the plugin. */
  adminPanel: string;
  /** What the build of the plugin printed. */
  output: string;
  /** What the check of the built plugin printed. */
  verified: string;
  /** Paths of the built server half, and of that of the plugin in JavaScript, as the tabs of the pages show it. */
  server: string;
  javaScriptServer: string;
  /** What the build of the plugin in JavaScript printed. */
  javaScriptOutput: string;
}

/** What a project adds to its configuration; the tests sign in more often than an administrator may. */
const CONFIGURATION: readonly Overlay[] = [
  {
    path: 'config/plugins.ts',
    text: `export default { backstage: { enabled: true, resolve: './${PLUGIN}', config: { maxLength: 280 } } };\n`,
  },
  {path: 'config/env/development/admin.ts', text: 'export default { rateLimit: { enabled: false } };\n'},
];

/**
 * Builds the plugin with the SDK, checks the result with it, and builds an admin panel that has the plugin. Half a minute
 * and a minute, once for each state of the plugin and of the packages.
 *
 * @throws Error with the output of the command that failed
 */
export async function buildPlugin(): Promise<BuiltPlugin> {
  const folder = path.join(SAMPLES, '.tmp', `plugin-${await stateOf()}`);
  if (!existsSync(folder)) {
    const draft = `${folder}-${process.pid}`;
    await rm(draft, {recursive: true, force: true});
    await mkdir(draft, {recursive: true});
    await cp(path.join(SAMPLES, PLUGIN), path.join(draft, 'plugin'), {recursive: true});
    await writeFile(path.join(draft, 'build.txt'), await sdk('build', path.join(draft, 'plugin')));
    await writeFile(path.join(draft, 'verify.txt'), await sdk('verify', path.join(draft, 'plugin')));
    await copyAsJavaScript(path.join(draft, 'javascript'));
    await writeFile(path.join(draft, 'javascript.txt'), await sdk('build', path.join(draft, 'javascript')));
    await buildAdminPanel(await overlaysOf(path.join(draft, 'plugin')), path.join(draft, 'panel'));
    await rename(draft, folder);
  }
  return {
    overlays: await overlaysOf(path.join(folder, 'plugin')),
    adminPanel: path.join(folder, 'panel'),
    output: await readFile(path.join(folder, 'build.txt'), 'utf8'),
    verified: await readFile(path.join(folder, 'verify.txt'), 'utf8'),
    server: path.join(folder, 'plugin/dist/server/index.js'),
    javaScriptServer: path.join(folder, 'javascript/dist/server/index.js'),
    javaScriptOutput: await readFile(path.join(folder, 'javascript.txt'), 'utf8'),
  };
}

/** Writes the plugin as readers of JavaScript see it. */
async function copyAsJavaScript(target: string): Promise<void> {
  for (const name of await filesOf(path.join(SAMPLES, PLUGIN))) {
    const text = await readFile(path.join(SAMPLES, PLUGIN, name), 'utf8');
    const title = path.join(PLUGIN, name);
    const file = path.join(target, javaScriptTitle(name));
    await mkdir(path.dirname(file), {recursive: true});
    if (/\.tsx?$/.test(name)) {
      await writeFile(file, await toJavaScript(text, {title, jsx: name.endsWith('.tsx'), run: false}));
    } else if (name === 'package.json') {
      await writeFile(file, text.replace(/\n *"types": .*/g, '').replace(/("source": ".*)\.ts"/g, '$1.js"'));
    } else if (!/tsconfig.*\.json$/.test(name)) {
      await writeFile(file, text);
    }
  }
}

async function stateOf(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path.join(SAMPLES, 'package-lock.json')));
  for (const folder of [path.join(SAMPLES, PLUGIN), path.join(__dirname, '../../../plugins/javascript-tab')]) {
    for (const name of await filesOf(folder)) {
      hash.update(name).update(await readFile(path.join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function sdk(command: string, directory: string): Promise<string> {
  const program = path.join(SAMPLES, 'node_modules/@strapi/sdk-plugin/bin/strapi-plugin.js');
  const {stdout, stderr} = await run('node', [program, command], {cwd: directory, maxBuffer: 1e8});
  return stdout + stderr;
}

async function overlaysOf(plugin: string): Promise<Overlay[]> {
  const names = await filesOf(path.join(plugin, 'dist'));
  const built = names.filter((name) => /\.m?js$/.test(name)).map((name) => path.join('dist', name));
  const files = await Promise.all(
    ['package.json', ...built].map(async (name) => ({
      path: path.join(PLUGIN, name),
      text: await readFile(path.join(plugin, name), 'utf8'),
    })),
  );
  return [...CONFIGURATION, ...files];
}

async function buildAdminPanel(overlays: readonly Overlay[], target: string): Promise<void> {
  const workspace = await createWorkspace(overlays);
  try {
    // What boots the application for the samples is no part of it, and needs types that are generated later.
    await rm(path.join(workspace.directory, 'lab'), {recursive: true});
    const strapi = path.join(SAMPLES, 'node_modules/.bin/strapi');
    await run(strapi, ['build'], {cwd: workspace.directory, maxBuffer: 1e8});
    await cp(path.join(workspace.directory, 'dist/build'), target, {recursive: true});
  } finally {
    await workspace.remove();
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
