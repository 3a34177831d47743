import {readFile, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {z} from 'zod';
import {readJson} from '../../tools/readJson';
import {hashFiles} from '../../tools/hashFiles';
import {listFiles, listFilesIfAny} from '../../tools/listFiles';
import {samplesFolder, applicationCache} from '../shared/lab/workspace';
import {expandMessage} from './expandMessage';
import {normalizeLabel} from './normalizeLabel';

/** The texts of the admin panel. */
export interface Labels {
  /** Texts without variable parts. */
  exact: ReadonlySet<string>;
  /** Texts with variable parts. */
  patterns: readonly RegExp[];
}

const packages = path.join(samplesFolder, 'node_modules/@strapi');
const plugins = path.join(samplesFolder, 'src/plugins');
const load = createRequire(path.join(samplesFolder, 'package.json'));

/** In the panel's code: untranslated texts, and the defaults of translated ones. */
const inPanel =
  /\b(?:defaultMessage|children|label|title|placeholder|description|name)\s*[:=]\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
/** In the server's code: names of permissions, roles, tokens, folders and webhook events, as the panel shows them. */
const inServer =
  /\b(?:(?:displayName|name|label|title|description)\s*:|[A-Z_]+_NAME\s*=)\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** Controller actions, which the Users & Permissions plugin lists by name. */
const actionPattern = /\basync (\w+)\s?\(ctx/g;
const coreActions = ['find', 'findOne', 'create', 'update', 'delete'];

/**
 * Reads the English texts of the admin panel and of the plugins installed in the samples application: translation
 * files, texts in code, names that the server provides, and names from the sample content.
 */
export async function readLabels(): Promise<Labels> {
  const texts = [...(await textsOfPackages()), ...(await textsOfSamples())];
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of texts) {
    const source = expandMessage(normalizeLabel(text));
    if (source !== undefined && /[{<]/.test(text)) {
      patterns.push(new RegExp(`^${source}$`));
    } else if (source !== undefined) {
      exact.add(normalizeLabel(text));
    }
  }
  return {exact, patterns};
}

/** Texts of the installed packages. Reading them takes two seconds, so they're cached until the packages change. */
function textsOfPackages(): Promise<string[]> {
  const state = hashFiles(['samples/package-lock.json', 'checks/labels/readLabels.ts']);
  return applicationCache.remember(`labels-${state}`, findTextsOfPackages);
}

async function findTextsOfPackages(): Promise<string[]> {
  const texts = new Set<string>();
  for (const folder of await readdir(packages)) {
    const dist = path.join(packages, folder, 'dist');
    for (const entry of listFilesIfAny(dist)) {
      if (/translations\/en\.json\.js$/.test(entry)) {
        stringsIn(load(path.join(dist, entry))).forEach((text) => texts.add(text));
      } else if (/(^|\/)admin\/.*\.mjs$/.test(entry) && !/translations\//.test(entry)) {
        literals(await readFile(path.join(dist, entry), 'utf8'), inPanel).forEach((text) => texts.add(text));
      } else if (/(^|\/)server\/.*\.js$/.test(entry)) {
        const code = await readFile(path.join(dist, entry), 'utf8');
        literals(code, inServer).forEach((text) => texts.add(text));
        [...code.matchAll(actionPattern)].forEach(([, action = '']) => texts.add(action));
      }
    }
  }
  return [...texts];
}

function stringsIn(value: unknown): string[] {
  return typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
}

const namesOfSchema = z.object({
  info: z.object({displayName: z.string().optional()}).optional(),
  attributes: z.record(z.string(), z.unknown()).default({}),
});

/** Names of the samples application's content types, components, fields and entries, and the texts of its plugin. */
async function textsOfSamples(): Promise<string[]> {
  const texts = [
    ...coreActions,
    ...literals(await readFile(path.join(samplesFolder, 'lab/data.ts'), 'utf8'), inServer),
  ];
  const names = listFiles(path.join(samplesFolder, 'src')).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const schema = await readJson(path.join(samplesFolder, 'src', name), namesOfSchema);
    texts.push(schema.info?.displayName ?? '', ...Object.keys(schema.attributes));
  }
  const code = listFiles(plugins).filter((name) => /\.tsx?$/.test(name));
  for (const name of code) {
    const text = await readFile(path.join(plugins, name), 'utf8');
    texts.push(...literals(text, inPanel), ...literals(text, inServer));
  }
  return texts.filter((text) => text !== '');
}

function literals(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, literal = '']) =>
    literal
      .slice(1, -1)
      .replace(/\\u([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))
      .replace(/\\(.)/g, '$1'),
  );
}
