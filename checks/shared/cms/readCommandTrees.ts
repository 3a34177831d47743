import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {labScript} from '../lab/labScript';
import {samplesFolder, applicationCache, applicationHash} from '../lab/workspace';
import {hashFiles} from '../../../tools/hashFiles';
import {parseJson} from '../../../tools/readJson';
import {commandTree, type CommandTree, type CommandTrees} from './commandTypes';

const run = promisify(execFile);

const programs = {
  strapi: '@strapi/strapi/bin/strapi.js',
  'create-strapi-app': 'create-strapi-app/bin/index.js',
  upgrade: '@strapi/upgrade/bin/upgrade.js',
  'strapi-plugin': '@strapi/sdk-plugin/bin/strapi-plugin.js',
} as const;

/**
 * Reads commands and options from the installed programs. This takes about 8 s, and is then cached until the samples application
 * changes.
 *
 * @throws Error if a program doesn't start
 */
export function readCommandTrees(): Promise<CommandTrees> {
  const code = hashFiles(['checks/shared/cms/readCommandTrees.ts', 'checks/shared/cms/commandTypes.ts']).slice(0, 16);
  return applicationCache.remember(`commands-${applicationHash()}-${code}`, dumpCommands);
}

async function dumpCommands(): Promise<CommandTrees> {
  const dump = await labScript('dumpCommands');
  const trees: Record<string, CommandTree> = {};
  for (const [name, program] of Object.entries(programs)) {
    const module = path.join(samplesFolder, 'node_modules', program);
    const {stdout} = await run(process.execPath, [dump, module], {cwd: samplesFolder});
    trees[name] = parseJson(stdout, commandTree, `The commands of ${program}`);
  }
  return trees;
}
