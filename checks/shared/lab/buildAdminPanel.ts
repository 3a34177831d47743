import {execFile} from 'node:child_process';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Overlay} from './workspace';
import {samplesFolder, createWorkspace} from './workspace';

/**
 * Builds the admin panel of the samples application, which takes about a minute.
 *
 * @param target - folder that it's copied to
 * @param overlays - files laid over the application
 * @throws Error with the output of the build if it fails
 */
export async function buildAdminPanel(target: string, overlays: readonly Overlay[] = []): Promise<void> {
  const workspace = await createWorkspace(overlays);
  try {
    await runNode(
      path.join(samplesFolder, 'node_modules/@strapi/strapi/bin/strapi.js'),
      ['build'],
      workspace.directory,
    );
    await cp(path.join(workspace.directory, 'dist/build'), target, {recursive: true});
  } finally {
    await workspace.remove();
  }
}

/**
 * Runs a program of Node.js.
 *
 * @returns its output
 * @throws Error with the output if it fails
 */
export async function runNode(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const {stdout, stderr} = await promisify(execFile)(process.execPath, [program, ...args], {cwd, maxBuffer: 1e8});
    return stdout + stderr;
  } catch (error) {
    const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
    throw new Error(`${path.basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`, {cause: error});
  }
}
