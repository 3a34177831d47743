import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {checkCommands} from '../commands/checkCommands';
import type {CommandTrees} from '../../shared/cms/commandTypes';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Sample} from '../../shared/samples/types';

type Finding = {message: string; fix?: string; line: number};

const fields = (
  'author bin browser bugs bundleDependencies config contributors cpu dependencies description devDependencies engines exports ' +
  'files funding homepage imports keywords license main maintainers man module name optionalDependencies os overrides ' +
  'packageManager peerDependencies peerDependenciesMeta private publishConfig pnpm repository resolutions scripts ' +
  'sideEffects source strapi type types version workspaces jest browserslist'
).split(' ');

/** Fields of `strapi`, in an application and in a plugin. */
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

/** Checks a `package.json`: its fields, the commands of its scripts, and the names of Strapi's packages. */
export function checkManifest({text, meta}: Sample, trees: CommandTrees): Finding[] {
  const manifest = meta.values.title?.startsWith('package.json') ? parse(text) : undefined;
  if (!manifest) {
    return [];
  }
  const findings: Array<{key: string; message: string; fix?: string}> = [];
  for (const [key, value] of Object.entries(manifest)) {
    if (!fields.includes(key) && key !== '…') {
      findings.push({key, ...messages.unknownKey('package.json', key, fields)});
    }
    const entries = Object.entries((typeof value === 'object' && value) || {});
    for (const [name, detail] of entries) {
      if (key === 'strapi' && !strapi.includes(name)) {
        findings.push({key: name, ...messages.unknownKey('"strapi" in package.json', name, strapi)});
      } else if (key === 'scripts') {
        findings.push(...checkCommands(String(detail), trees).map(({message, fix}) => ({key: name, message, fix})));
      } else if (/ependencies$/.test(key) && name.startsWith('@strapi/') && !isPackage(name)) {
        findings.push({key: name, message: `Strapi has no package "${name}"`, fix: 'correct its name'});
      }
    }
  }
  return findings.map(({key, ...finding}) => ({...finding, line: lineOf(text, key)}));
}

/** Providers and plugins are not all installed with the samples application. */
function isPackage(name: string): boolean {
  return /^@strapi\/(provider|plugin)-/.test(name) || existsSync(path.join(samplesFolder, 'node_modules', name));
}

/** The manifest; `undefined` when the JSON doesn't parse, which is reported elsewhere, or is no object. */
function parse(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function lineOf(text: string, key: string): number {
  return text.slice(0, text.indexOf(`"${key}"`)).split('\n').length;
}
