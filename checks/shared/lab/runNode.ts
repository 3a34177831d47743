import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

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
