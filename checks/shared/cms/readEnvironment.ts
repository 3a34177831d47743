import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {listFilesIfAny} from '../../../tools/listFiles';
import {samplesFolder} from '../lab/workspace';
import type {Fact} from './factTypes';
import type {Primitive} from './keyTypes';

const modules = path.join(samplesFolder, 'node_modules');

const reads =
  /process\.env\.(\w+)(?:\s*(?:\|\||\?\?)\s*('[^']*'|\d+\b|true\b|false\b))?|\benv(?:\.\w+)?\(\s*['"]([A-Z][A-Z0-9_]+)['"](?:,\s*('[^']*'|\d+|true|false)\s*\))?/g;

/**
 * Finds the environment variables that files read, with their defaults. A variable that's also read without a default somewhere
 * has no default that a page could state.
 *
 * @param files - absolute paths of JavaScript or TypeScript files
 */
export async function readEnvironment(files: readonly string[]): Promise<Record<string, Fact>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const code = await readFile(file, 'utf8');
    for (const [, dotted, after, called, second] of code.matchAll(reads)) {
      const name = dotted ?? called ?? '';
      found.set(name, (found.get(name) ?? new Set()).add(after ?? second ?? ''));
    }
  }
  return Object.fromEntries(
    [...found].map(([name, values]) => [
      name,
      values.has('') ? {} : {defaults: [...values].map((value) => JSON.parse(value.replace(/'/g, '"')) as Primitive)},
    ]),
  );
}

/** The compiled code of Strapi's packages in the samples application, without translations. */
export async function packageFiles(): Promise<string[]> {
  const names = await readdir(path.join(modules, '@strapi'));
  return names.flatMap((name) => filesOf(`@strapi/${name}`));
}

/**
 * The compiled code of a package of the samples application, without translations.
 *
 * @param name - name of the package, such as `create-strapi-app`
 * @returns absolute paths, with forward slashes below the package's folder
 */
export function filesOf(name: string): string[] {
  const dist = path.join(modules, name, 'dist');
  return listFilesIfAny(dist)
    .filter((file) => file.endsWith('.js') && !file.includes('translations'))
    .map((file) => `${dist}/${file}`);
}

/** The configuration files of a new project, as the samples application has them. */
export async function newProjectFiles(): Promise<string[]> {
  const folder = path.join(samplesFolder, 'config');
  return (await readdir(folder)).map((file) => path.join(folder, file));
}

/** Names of the environment variables in the `.env.example` of a new project. */
export async function newProjectVariables(): Promise<string[]> {
  const template = await readFile(path.join(samplesFolder, '.env.example'), 'utf8');
  return [...template.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}
