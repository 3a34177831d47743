import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {checkCommands} from '../commands/checkCommands';
import type {CommandTrees} from '../../shared/cms/commandTypes';
import {samplesFolder} from '../../shared/lab/workspace';
import {jsonOf, objectOf} from '../../shared/samples/json';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import {lineOfKey} from '../../shared/lineAt';

const fields = (
  'author bin browser bugs bundleDependencies config contributors cpu dependencies description devDependencies engines exports ' +
  'files funding homepage imports keywords license main maintainers man module name optionalDependencies os overrides ' +
  'packageManager peerDependencies peerDependenciesMeta private publishConfig pnpm repository resolutions scripts ' +
  'sideEffects source strapi type types version workspaces jest browserslist'
).split(' ');

const texts = z.record(z.string(), z.string());
/** https://github.com/browserslist/browserslist#queries */
const browsers = z
  .string()
  .regex(
    /^(not )?(last \d+ (Chrome|ChromeAndroid|Firefox|Safari|iOS|Edge) (major )?versions?|Firefox ESR|maintained node versions|defaults|dead|(>|>=|<) ?[\d.]+%|(Chrome|Firefox|Safari|iOS|Edge) >= [\d.]+)$/,
  );
/** https://docs.npmjs.com/cli/v11/configuring-npm/package-json */
const kindsOfFields: Readonly<Record<string, z.ZodType>> = {
  browserslist: z.union([z.array(browsers), z.record(z.string(), z.array(browsers))]),
  dependencies: texts,
  description: z.string(),
  devDependencies: texts,
  engines: texts,
  exports: z.union([z.string(), z.record(z.string(), z.unknown())]),
  files: z.array(z.string()),
  license: z.string(),
  main: z.string(),
  name: z.string(),
  peerDependencies: texts,
  private: z.boolean(),
  scripts: texts,
  strapi: z.record(z.string(), z.unknown()),
  type: z.enum(['module', 'commonjs']),
  version: z.string(),
};

/** Keys of the `strapi` field, in an application and in a plugin. */
const strapi = [
  'uuid',
  'installId',
  'templates',
  'packageManager',
  'kind',
  'name',
  'displayName',
  'description',
  'icon',
  'required',
  'telemetryDisabled',
  'license',
];

/** Checks a `package.json`: its fields, its scripts and their commands, its exports, and package names. */
export function checkManifest({text, meta}: Sample, trees: CommandTrees): Finding[] {
  if (!/(^|\/)package\.json\b/.test(meta.values.title ?? '')) {
    return [];
  }
  const findings: Array<{key: string; message: string; fix?: string}> = [];
  for (const [key, value] of Object.entries(objectOf(jsonOf(text)))) {
    if (!fields.includes(key) && key !== '…') {
      findings.push({key, ...messages.unknownKey('package.json', key, fields)});
    }
    const kind = kindsOfFields[key];
    if (kind !== undefined && !kind.safeParse(value).success) {
      findings.push({
        key,
        message: `"${key}" of package.json can't have this value`,
        fix: 'correct the field or its value',
      });
    }
    const entries = Object.entries((typeof value === 'object' && value) || {});
    for (const [name, detail] of entries) {
      if (key === 'strapi' && !strapi.includes(name)) {
        findings.push({key: name, ...messages.unknownKey('"strapi" in package.json', name, strapi)});
      } else if (key === 'scripts') {
        findings.push(...checkCommands(String(detail), trees).map(({message, fix}) => ({key: name, message, fix})));
        if (!scripts.includes(name) && !name.startsWith('test:')) {
          findings.push({key: name, ...messages.unknownValue('script that these docs use', name, scripts)});
        }
      } else if (/ependencies$/.test(key) && !isPackage(name)) {
        findings.push({
          key: name,
          ...(name.startsWith('@strapi/')
            ? {message: `Strapi has no package "${name}"`, fix: 'correct its name'}
            : {
                message: `"${name}" isn't a package that these docs use`,
                fix: 'correct its name, or add it to checks/samples/config/checkManifest.ts after looking it up on npm',
              }),
        });
      } else if (key === 'exports') {
        findings.push(...checkExport(name, detail));
      } else if (key === 'strapi' && name === 'telemetryDisabled' && detail !== true) {
        findings.push({key: name, message: 'telemetry is on without this', fix: 'write true, or leave it out'});
      } else if (key === 'strapi' && name === 'kind' && detail !== 'plugin') {
        findings.push({key: name, ...messages.unknownValue('kind of package', String(detail), ['plugin'])});
      }
    }
  }
  return findings.map(({key, ...finding}) => ({...finding, line: lineOfKey(text, key)}));
}

/**
 * Entry points of a plugin, and the conditions that Node.js, bundlers and TypeScript support, with the files for each.
 */
const entryPoints = ['./package.json', './strapi-admin', './strapi-server', './_internal'];
const conditions: Readonly<Record<string, RegExp>> = {
  types: /^\.\/dist\/.*\.d\.ts$/,
  source: /^\.\/(admin|server)\/src\/index\.tsx?$/,
  import: /^\.\/dist\/.*\.mjs$/,
  require: /^\.\/dist\/.*\.js$/,
  default: /^\.\/dist\/.*\.js$/,
};

function checkExport(name: string, detail: unknown): Array<{key: string; message: string; fix?: string}> {
  const files = typeof detail === 'object' && detail !== null ? Object.entries(detail) : [];
  return [
    ...(entryPoints.includes(name)
      ? []
      : [{key: name, ...messages.unknownKey('"exports" of a plugin', name, entryPoints)}]),
    ...files.flatMap(([condition, file]) => {
      const form = conditions[condition];
      if (!form) {
        return [{key: condition, ...messages.unknownKey(`"exports" of ${name}`, condition, Object.keys(conditions))}];
      }
      const folder = name.replace('./strapi-', '/');
      const fits = form.test(String(file)) && `${String(file)}/`.includes(`${folder}/`);
      return fits
        ? []
        : [
            {
              key: condition,
              message: `"${String(file)}" can't be "${condition}" of ${name}`,
              fix: 'correct one of the two',
            },
          ];
    }),
  ];
}

/** Scripts of a new project and of a new plugin. */
const scripts =
  'build console deploy dev develop seed:example start strapi test upgrade upgrade:dry verify watch watch:link'.split(
    ' ',
  );

/** Packages that pages name but that aren't in the samples application. */
const otherPackages = ['mysql', 'mysql2', 'pg', 'sqlite3', '@strapi/helper-plugin'];

/** The samples application doesn't have all providers and plugins installed. */
function isPackage(name: string): boolean {
  return (
    /^@strapi\/(provider|plugin)-/.test(name) ||
    otherPackages.includes(name) ||
    existsSync(path.join(samplesFolder, 'node_modules', name))
  );
}
