import {spawnSync} from 'node:child_process';
import {installPackages} from '../../tools/installPackages';

/**
 * Makes sure that there's a program with the name of its Debian package, by installing it if possible.
 *
 * @throws Error with what to do if it's missing and can't be installed
 */
export function ensureProgram(name: string): void {
  const isHere = () => spawnSync(name, ['--version']).error === undefined;
  if (!isHere()) {
    installPackages([name]);
    if (!isHere()) {
      throw new Error(`This needs ${name}. On Debian, as root: apt-get install ${name}`);
    }
  }
}
