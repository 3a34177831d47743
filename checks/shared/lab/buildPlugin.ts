import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import {readJson} from '../../../tools/readJson';
import {javaScriptTitle} from '../../../plugins/javascript-tab/javaScriptTitle';
import {toJavaScript} from '../../../plugins/javascript-tab/toJavaScript';
import {pluginFolder, readVersions, type Version} from '../../../plugins/plugin-tutorial/readVersions';
import {keyOf} from '../../../tools/diskCache';
import {hashFiles} from '../../../tools/hashFiles';
import {listFiles} from '../../../tools/listFiles';
import {buildAdminPanel} from './buildAdminPanel';
import {runNode} from './runNode';
import type {Overlay} from './workspace';
import {samplesFolder, applicationCache} from './workspace';

const docs = path.resolve(__dirname, '../../../docs');

/** Browser storage key for the version of the plugin that the admin panel shows; by default the last. */
export const shownVersion = 'backstage-version';

export interface BuiltVersion {
  number: number;
  /** What a project with the plugin has in addition to the samples application: the built plugin and its declaration. */
  overlays: Overlay[];
  /** Output of the build. */
  output: string;
}

export interface BuiltPlugin {
  /** The plugin at the end of each page of the tutorial, in order. */
  versions: BuiltVersion[];
  /** Folder of an admin panel with the admin half of each version. */
  adminPanel: string;
  /** Output of verifying the finished plugin. */
  verified: string;
  /** Paths of the finished plugin's built server half, and of that in JavaScript, as the tabs of the pages show it. */
  server: string;
  javaScriptServer: string;
  /** Output of building the JavaScript version. */
  javaScriptOutput: string;
}

/** Additions to the project's configuration, because the tests sign in more often than the rate limit allows. */
const configuration: readonly Overlay[] = [
  {
    path: 'config/plugins.ts',
    text: `export default { backstage: { enabled: true, resolve: './${pluginFolder}', config: { maxLength: 280 } } };\n`,
  },
  {path: 'config/env/development/admin.ts', text: 'export default { rateLimit: { enabled: false } };\n'},
];

/**
 * Builds every version of the tutorial's plugin with the SDK, checks the finished one with it, and builds an admin panel that
 * can show each of them. Takes a minute and a half of CPU time, and is cached until pages or packages change.
 *
 * @throws Error with the output of the failed command
 */
export async function buildPlugin(): Promise<BuiltPlugin> {
  const versions = await readVersions(docs);
  const folder = await applicationCache.rememberFolder(`plugin-${stateOf(versions)}`, async (draft) => {
    for (const version of versions) {
      await buildVersion(version, path.join(draft, String(version.number)), version === versions.at(-1));
    }
    await writeFile(path.join(draft, 'verify.txt'), await sdk('verify', path.join(draft, String(versions.length))));
    await writeFile(
      path.join(draft, 'javascript.txt'),
      await buildJavaScript(versions.at(-1), path.join(draft, 'javascript')),
    );
    await buildAdminPanel(path.join(draft, 'panel'), await overlaysOf(draft, versions));
  });
  return {
    versions: await Promise.all(
      versions.map(async ({number}) => ({
        number,
        overlays: [...configuration, ...(await builtFilesOf(path.join(folder, String(number)), pluginFolder))],
        output: await readFile(path.join(folder, `${number}.txt`), 'utf8'),
      })),
    ),
    adminPanel: path.join(folder, 'panel'),
    verified: await readFile(path.join(folder, 'verify.txt'), 'utf8'),
    server: path.join(folder, String(versions.length), 'dist/server/index.js'),
    javaScriptServer: path.join(folder, 'javascript/dist/server/index.js'),
    javaScriptOutput: await readFile(path.join(folder, 'javascript.txt'), 'utf8'),
  };
}

function stateOf(versions: readonly Version[]): string {
  const code = ['samples/package-lock.json', 'checks/shared/lab/buildPlugin.ts', 'plugins/javascript-tab'];
  return keyOf(hashFiles(code), ...versions.map(({files}) => JSON.stringify([...files])));
}

/**
 * Declarations take up most of a build's time, so only the finished plugin's are generated. The types of the others are
 * checked together with all samples.
 */
async function buildVersion({files}: Version, directory: string, declarations: boolean): Promise<void> {
  await write(directory, files);
  if (!declarations) {
    await changeExports(directory, ({types: _types, ...paths}) => paths);
  }
  await writeFile(`${directory}.txt`, await sdk('build', directory));
}

/** Builds the plugin's JavaScript version from the pages' tabs. */
async function buildJavaScript(version: Version | undefined, directory: string): Promise<string> {
  const files = new Map<string, string>();
  for (const [name, text] of version?.files ?? []) {
    if (/\.tsx?$/.test(name)) {
      const title = `${pluginFolder}/${name}`;
      files.set(javaScriptTitle(name), await toJavaScript(text, {title, jsx: name.endsWith('.tsx'), run: false}));
    } else if (!name.endsWith('tsconfig.json')) {
      files.set(name, text);
    }
  }
  await write(directory, files);
  await changeExports(directory, ({types: _types, source = '', ...paths}) => ({
    ...paths,
    source: javaScriptTitle(source),
  }));
  return sdk('build', directory);
}

const withExports = z.looseObject({
  exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
});

/** Changes the entries for each half in `package.json`. */
async function changeExports(
  directory: string,
  change: (paths: Record<string, string>) => Record<string, string>,
): Promise<void> {
  const file = path.join(directory, 'package.json');
  const manifest = await readJson(file, withExports);
  for (const [half, paths] of Object.entries(manifest.exports)) {
    manifest.exports[half] = typeof paths === 'string' ? paths : change(paths);
  }
  await writeFile(file, JSON.stringify(manifest, null, 2));
}

function sdk(name: string, directory: string): Promise<string> {
  return runNode(path.join(samplesFolder, 'node_modules/@strapi/sdk-plugin/bin/strapi-plugin.js'), [name], directory);
}

async function write(directory: string, files: Version['files']): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}

async function builtFilesOf(plugin: string, target: string): Promise<Overlay[]> {
  const names = listFiles(path.join(plugin, 'dist')).filter((name) => /\.m?js$/.test(name));
  return Promise.all(
    ['package.json', ...names.map((name) => `dist/${name}`)].map(async (name) => ({
      path: path.join(target, name),
      text: await readFile(path.join(plugin, name), 'utf8'),
    })),
  );
}

/** Uses one panel for all versions, because building it takes a minute, and its entry can select a version on load. */
async function overlaysOf(directory: string, versions: readonly Version[]): Promise<Overlay[]> {
  const built = versions.map(({number}) =>
    builtFilesOf(path.join(directory, String(number)), `${pluginFolder}/versions/${number}`),
  );
  const imports = versions.map(
    ({number}) => `${number}: () => import('../../versions/${number}/dist/admin/index.mjs')`,
  );
  return [
    ...configuration,
    {path: `${pluginFolder}/package.json`, text: versions.at(-1)?.files.get('package.json') ?? ''},
    {
      path: `${pluginFolder}/dist/admin/index.mjs`,
      text: `const versions = { ${imports.join(', ')} };
const plugin = await versions[localStorage.getItem('${shownVersion}') ?? ${versions.length}]();
export default plugin.default;
`,
    },
    ...(await Promise.all(built)).flat(),
  ];
}
