import {spawnSync} from 'node:child_process';

/**
 * Tries to install Debian packages. It does nothing on other systems, or for users other than root. To find out whether
 * it worked, check that the program exists afterward.
 *
 * @param packages - names for apt-get
 */
export function installPackages(packages: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return;
  }
  console.log(`Not here yet: apt-get install ${packages.join(' ')}`);
  const waitForLock = ['-o', 'DPkg::Lock::Timeout=300'];
  for (const args of [
    ['update', '-qq'],
    ['install', ...waitForLock, '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, {stdio: 'inherit', timeout: 600_000});
  }
}
