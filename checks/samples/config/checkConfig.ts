import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {didYouMean} from '../../shared/didYouMean';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import type {Defaults, KeyPaths, KnownKeys} from '../../shared/cms/keyTypes';
import {lineOf} from '../../shared/samples/lineOf';
import type {Message} from '../../shared/problem';
import {exportedValue, textOf, valuesOf} from '../../shared/samples/syntax';

/** Defaults of boolean options that aren't literals in Strapi's code. */
const otherDefaults: Defaults = {
  'server.proxy.koa': false,
  'server.mcp.enabled': false,
  'admin.serveAdminPanel': true,
};

/** Boolean options that pages only show with one value, because the other needs much more setup. */
const fixedSwitches: Defaults = {
  'database.connection.useNullAsDefault': true,
  'strapi::security.contentSecurityPolicy.useDefaults': true,
};

const configFile = /^(?:\.\/)?config\/(?:env\/[\w-]+\/)?([\w-]+)\.[jt]s$/;
const pluginKeys = ['enabled', 'resolve', 'isModule', 'config'];
const middlewareKeys = ['name', 'resolve', 'config'];

/** Files that Strapi reads but has no type for. The logger takes the options of winston. */
const untypedFiles: Readonly<Record<string, KeyPaths>> = {
  typescript: ['autogenerate'],
  logger: ['level', 'levels', 'format', 'transports', 'defaultMeta', 'exitOnError', 'silent'],
};

/**
 * Checks the keys of a configuration file, with or without type annotations: TypeScript doesn't reject unknown keys in
 * JavaScript, in functions without an annotation, or in the options of plugins and middlewares.
 *
 * @returns findings with their line in the fence, from 1
 */
export function checkConfig({text, meta}: Sample, known: KnownKeys): Finding[] {
  const [, name = ''] = configFile.exec(meta.values.title ?? '') ?? [];
  const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true);
  const value = exportedValue(source);
  const check = new Check(source, known, fileOfNewProject(meta.values.title));
  if (value && name === 'plugins') {
    check.plugins(value);
  } else if (value && name === 'middlewares') {
    check.middlewares(value);
  } else if (value && (known.files[name] ?? untypedFiles[name])) {
    check.keys(value, known.files[name] ?? untypedFiles[name] ?? [], `config/${name}`);
    check.switches(value, name);
  }
  return check.findings;
}

class Check {
  readonly findings: Finding[] = [];

  constructor(
    private readonly source: ts.SourceFile,
    private readonly known: KnownKeys,
    private readonly ofNewProject: string,
  ) {}

  plugins(value: ts.Expression): void {
    for (const [name, plugin] of valuesOf(value)) {
      const keys = this.known.plugins[name];
      const settings = valuesOf(plugin);
      if (!keys && !settings.has('resolve') && this.#isMisspelt(name)) {
        this.#report(plugin.parent, messages.unknownValue('installed plugin', name, Object.keys(this.known.plugins)));
      }
      for (const [key, setting] of settings) {
        if (!pluginKeys.includes(key)) {
          this.#report(setting.parent, messages.unknownKey(`the entry of ${name}`, key, pluginKeys));
        } else if (key === 'config') {
          this.switches(setting, name);
        }
        if (key === 'config' && keys && keys.length > 0) {
          this.keys(setting, keys, `the configuration of ${name}`);
        }
      }
    }
  }

  middlewares(value: ts.Expression): void {
    const names = Object.keys(this.known.middlewares);
    for (const element of ts.isArrayLiteralExpression(value) ? value.elements : []) {
      const entries = valuesOf(element);
      const name = ts.isStringLiteralLike(element) ? element : entries.get('name');
      const text = textOf(name);
      if (name && text.startsWith('strapi::') && !names.includes(text)) {
        this.#report(name, messages.unknownValue('Strapi middleware', text, names));
      }
      for (const [key, setting] of entries) {
        if (!middlewareKeys.includes(key)) {
          this.#report(setting.parent, messages.unknownKey('an entry of config/middlewares', key, middlewareKeys));
        } else if (key === 'config') {
          this.switches(setting, text);
        }
        if (key === 'config' && this.known.middlewares[text]) {
          this.keys(setting, this.known.middlewares[text], text);
        }
      }
    }
  }

  /** Reports keys that aren't one of `paths`, a prefix of one, or nested in one. */
  keys(value: ts.Expression, paths: KeyPaths, what: string, prefix = ''): void {
    for (const [key, inner] of valuesOf(value)) {
      const own = `${prefix}${key}`;
      if (paths.some((one) => one.startsWith(`${own}.`))) {
        this.keys(inner, paths, what, `${own}.`);
      } else if (!paths.includes(own)) {
        const siblings = paths
          .filter((one) => one.startsWith(prefix))
          .map((one) => one.slice(prefix.length).split('.')[0] ?? '');
        const place = prefix === '' ? what : `${prefix.slice(0, -1)} of ${what}`;
        this.#report(inner.parent, messages.unknownKey(place, key, [...new Set(siblings)]));
      }
    }
  }

  /**
   * Reports boolean options that are set to their default, which has no effect. Those that new projects set, too, are
   * fine.
   */
  switches(value: ts.Expression, prefix: string): void {
    for (const [key, inner] of valuesOf(value)) {
      const option = `${prefix}.${key}`;
      const written = switchOf(inner);
      const fixed = fixedSwitches[option];
      if (written === undefined) {
        this.switches(inner, option);
      } else if (fixed !== undefined && written !== fixed) {
        this.#report(inner.parent, {message: `${key} has to be ${fixed} here`, fix: `write ${fixed}`});
      } else if (
        fixed === undefined &&
        written === (otherDefaults[option] ?? this.known.defaults[option]) &&
        !this.ofNewProject.includes(`${key}: ${written}`)
      ) {
        this.#report(inner.parent, {
          message: `"${key}" is ${written} by default`,
          fix: 'leave it out, or correct its value',
        });
      }
    }
  }

  #isMisspelt(name: string): boolean {
    return didYouMean(name, Object.keys(this.known.plugins)) !== '';
  }

  #report(node: ts.Node, problem: Message): void {
    this.findings.push({...problem, line: lineOf(node)});
  }
}

/**
 * Text of the file with this title in the samples application, which has the configuration of a new project; empty if
 * there's none.
 */
function fileOfNewProject(title = ''): string {
  const file = path.join(samplesFolder, title);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The value of a literal `true` or `false`; `undefined` for anything else. */
function switchOf({kind}: ts.Expression): boolean | undefined {
  if (kind === ts.SyntaxKind.TrueKeyword) {
    return true;
  }
  return kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}
