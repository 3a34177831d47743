import {exec, type ExecException} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {z} from 'zod';
import {parseJson} from '../../../tools/readJson';
import {samplesFolder} from './workspace';

const mark = path.join(samplesFolder, 'node_modules', '.installed-for');

/**
 * Installs the samples application's packages if they don't match its lock file, which takes about two minutes.
 *
 * @returns whether it had to
 * @throws Error with npm's output if the installation fails
 */
export async function ensureInstalled(): Promise<boolean> {
  const lock = createHash('sha256')
    .update(await readFile(path.join(samplesFolder, 'package-lock.json')))
    .digest('hex');
  if ((await textOf(mark)) === lock || (await sameVersions())) {
    await writeFile(mark, lock);
    return false;
  }
  await npmCi();
  await writeFile(mark, lock);
  return true;
}

/** Whether npm's record of installed packages matches the lock file. */
async function sameVersions(): Promise<boolean> {
  const installed = packagesOf(await textOf(path.join(samplesFolder, 'node_modules', '.package-lock.json')));
  const wanted = packagesOf(await textOf(path.join(samplesFolder, 'package-lock.json')));
  const names = Object.keys(wanted).filter((name) => name !== '' && !wanted[name]?.optional && !wanted[name]?.peer);
  return Object.keys(installed).length > 0 && names.every((name) => installed[name]?.version === wanted[name]?.version);
}

const lockFile = z.object({
  packages: z
    .record(
      z.string(),
      z.object({version: z.string().optional(), optional: z.boolean().optional(), peer: z.boolean().optional()}),
    )
    .default({}),
});

function packagesOf(text: string): z.output<typeof lockFile>['packages'] {
  return text === '' ? {} : parseJson(text, lockFile, 'A package-lock.json of samples/').packages;
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function npmCi(): Promise<void> {
  try {
    // Uses the shell, which finds npm.cmd on Windows.
    await promisify(exec)('npm ci --no-audit --no-fund', {cwd: samplesFolder, maxBuffer: 1e8});
  } catch (error) {
    const {code, stdout, stderr} = error as ExecException;
    throw new Error(`npm ci in samples/ failed (${code}):\n${`${stdout}${stderr}`.slice(-2000)}`, {cause: error});
  }
}
