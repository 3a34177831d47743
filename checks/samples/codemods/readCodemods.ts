import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {samplesFolder} from '../../shared/lab/workspace';

const folder = path.join(samplesFolder, 'node_modules/@strapi/upgrade/resources/codemods');

/** Names of the installed upgrade tool's codemods, across all versions, in the order in which it runs them. */
export async function readCodemods(): Promise<string[]> {
  const files = (await readdir(folder, {recursive: true})).filter((name) => /\.(code|json)\.ts$/.test(name)).sort();
  return files.map((file) => path.basename(file).replace(/\.(code|json)\.ts$/, ''));
}
