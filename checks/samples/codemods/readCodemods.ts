import path from 'node:path';
import {listFiles} from '../../../tools/listFiles';
import {samplesFolder} from '../../shared/lab/workspace';

const folder = path.join(samplesFolder, 'node_modules/@strapi/upgrade/resources/codemods');

/** Names of the installed upgrade tool's codemods, across all versions, in the order in which it runs them. */
export function readCodemods(): string[] {
  const files = listFiles(folder)
    .filter((name) => /\.(code|json)\.ts$/.test(name))
    .sort();
  return files.map((file) => path.basename(file).replace(/\.(code|json)\.ts$/, ''));
}
