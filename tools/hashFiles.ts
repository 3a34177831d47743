import {createHash, type Hash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Names of unit tests and their folders, which don't affect the code that they test. */
const tests = /^__tests__$|\.test\.tsx?$/;

/**
 * Hashes files, and folders with everything in them except unit tests.
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
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
    return;
  }
  for (const entry of readdirSync(file).sort()) {
    if (!tests.test(entry)) {
      addTo(hash, path.join(file, entry));
    }
  }
}
