import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {SAMPLES} from '../../shared/lab/workspace';

const FOLDER = path.join(SAMPLES, 'node_modules/@strapi/upgrade/resources/codemods');

/** Names of the codemods that the installed upgrade tool has, over all versions, in the order it runs them. */
export async function readCodemods(): Promise<string[]> {
  const files = (await readdir(FOLDER, {recursive: true})).filter((name) => /\.(code|json)\.ts$/.test(name)).sort();
  return files.map((file) => path.basename(file).replace(/\.(code|json)\.ts$/, ''));
}
