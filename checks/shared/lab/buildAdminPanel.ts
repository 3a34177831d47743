import {cp} from 'node:fs/promises';
import path from 'node:path';
import {runNode} from './runNode';
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
