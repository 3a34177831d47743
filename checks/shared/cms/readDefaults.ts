import {readFile, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import {listFilesIfAny} from '../../../tools/listFiles';
import {samplesFolder} from '../lab/workspace';
import type {Defaults, Primitive} from './keyTypes';

const packages = path.join(samplesFolder, 'node_modules/@strapi');
const load = createRequire(path.join(samplesFolder, 'package.json'));

/**
 * Reads default values from the installed packages, by the path of the option: `server.cron.enabled`,
 * `upload.sizeLimit`, `strapi::body.multipart`. Objects and lists are included as text, too. Computed
 * values are skipped.
 */
export async function readDefaults(): Promise<Defaults> {
  const defaults: Record<string, Primitive> = {};
  const core = await readFile(path.join(packages, 'core/dist/configuration/index.js'), 'utf8');
  collect(literalOf(core, 'defaultServerConfig'), 'server', defaults);
  const folder = path.join(packages, 'core/dist/middlewares');
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(path.join(folder, file), 'utf8');
    const name = `strapi::${file.replace('.js', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    collect(literalOf(code, 'defaults') ?? literalOf(code, 'defaultConfig'), name, defaults);
  }
  for (const plugin of await readdir(packages)) {
    collect(pluginDefaults(plugin), plugin.replace(/^plugin-/, ''), defaults);
  }
  for (const [name, value] of await fallbacks()) {
    defaults[name] ??= value;
  }
  return defaults;
}

/** The default configuration in a plugin's server entry; `undefined` if it has none. */
export function pluginDefaults(folder: string): object | undefined {
  try {
    const server = load(`@strapi/${folder}/strapi-server`) as Server | (() => Server);
    const {config} = typeof server === 'function' ? server() : server;
    return typeof config?.default === 'function'
      ? config.default({env: Object.assign(() => undefined, {bool: () => true})})
      : config?.default;
  } catch {
    // Not a plugin, or without a server half that can be loaded by itself.
    return undefined;
  }
}

interface Server {
  config?: {default?: Readonly<Record<string, unknown>> | ((context: {env: unknown}) => object)};
}

/** Maximum length of an object or list as text. */
const longest = 200;

/** Collects values below a path; objects and lists as text, too, without quotes: `[GET, POST]`. */
function collect(value: unknown, prefix: string, into: Record<string, Primitive>): void {
  if (typeof value === 'object' && value !== null) {
    const text = JSON.stringify(value).replace(/"/g, '');
    if (text.length <= longest) {
      into[prefix] = text;
    }
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    Object.entries(value).forEach(([key, inner]) => collect(inner, `${prefix}.${key}`, into));
  } else if (['string', 'number', 'boolean'].includes(typeof value)) {
    into[prefix] = value as Primitive;
  }
}

/** The value of `const name = {…};` at the top of a module, without this machine's environment. */
function literalOf(code: string, name: string): unknown {
  const [, literal] = new RegExp(`^const ${name} = (\\{[\\s\\S]*?^\\});`, 'm').exec(code) ?? [];
  try {
    const known = {
      process: {env: {}},
      os__default: {default: {hostname: () => undefined}},
      strapiUtils: load('@strapi/utils') as object,
    };
    return literal && vm.runInNewContext(`(${literal})`, known);
  } catch {
    // It depends on other variables of the module, so the default isn't known without running it.
    return undefined;
  }
}

/** Second arguments of `config.get('admin.path', '…')`, if all calls have the same one. */
async function fallbacks(): Promise<Map<string, Primitive>> {
  const found = new Map<string, Set<string>>();
  for (const name of await readdir(packages)) {
    const dist = path.join(packages, name, 'dist');
    const files = listFilesIfAny(dist).filter(
      (file) => file.endsWith('.js') && !/(^|\/)admin\//.test(file.replace(/^server/, '')),
    );
    for (const file of files) {
      const code = await readFile(path.join(dist, file), 'utf8');
      for (const [, key = '', value = 'none'] of code.matchAll(
        /config\.get\(\s*'((?:server|admin|api)\.[\w.]+)'(?:,\s*('[^']*'|\d+|true|false))?\)/g,
      )) {
        found.set(key, (found.get(key) ?? new Set()).add(value));
      }
    }
  }
  return new Map(
    [...found]
      .filter(([, values]) => values.size === 1 && !values.has('none'))
      .map(([key, [value = '']]) => [key, JSON.parse(value.replace(/'/g, '"')) as Primitive]),
  );
}
