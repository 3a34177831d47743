import {createHash, type Hash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** All that a built page depends on besides its own text. */
export const siteSources: readonly string[] = [
  'src',
  'plugins',
  'config',
  'host',
  'static',
  'tests/support',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

/**
 * A hash of files, folders with all they hold.
 *
 * @param paths - from the root of the repository; one that doesn't exist counts as empty
 * @returns hexadecimal digits
 */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  paths.forEach((one) => addTo(hash, path.join(root, one)));
  return hash.digest('hex');
}

function addTo(hash: Hash, file: string): void {
  if (!existsSync(file)) {
    return;
  }
  if (!statSync(file).isDirectory()) {
    hash.update(path.relative(root, file)).update(readFileSync(file));
    return;
  }
  for (const entry of readdirSync(file).sort()) {
    addTo(hash, path.join(file, entry));
  }
}
