import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {z} from 'zod';
import {childEnvironment} from '../../config/env';
import {parseJson, readJson} from '../../tools/readJson';
import {cpuProfileSchema, timeByPlugin} from './timeByPlugin';
import {withCleanUp} from './withCleanUp';
import {withTemporaryFolder} from './withTemporaryFolder';

export interface BuildCost {
  /** CPU time in seconds. */
  processor: number;
  /** Elapsed time in seconds. */
  wall: number;
  /** Peak memory in megabytes. */
  memory: number;
  /** CPU time in seconds of each local plugin, by folder. Only for a profiled build. */
  plugins?: ReadonlyMap<string, number>;
}

const usageSchema = z.object({processor: z.number(), memory: z.number()});

/** Reports the process's resource usage on file descriptor 3 when it exits; maxRSS is in kilobytes. */
const reportUsage = `import {writeSync} from 'node:fs';
process.on('exit', () => {
  const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
  writeSync(3, JSON.stringify({processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024}));
});`;

/**
 * Builds the site into a temporary folder, and measures the build.
 *
 * @param profile - also samples where the time is spent, which makes the build 10% slower
 * @throws Error with the build's output if it fails
 */
export async function measureBuild(profile: boolean): Promise<BuildCost> {
  return withTemporaryFolder('bench-build', async (folder) => {
    const profiles = path.join(folder, 'profile');
    const start = performance.now();
    const child: ChildProcess = spawn(
      process.execPath,
      [
        ...(profile ? ['--cpu-prof', '--cpu-prof-interval=2000', `--cpu-prof-dir=${profiles}`] : []),
        `--import=data:text/javascript,${encodeURIComponent(reportUsage)}`,
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'build',
        `--out-dir=${path.join(folder, 'build')}`,
      ],
      {stdio: ['ignore', 'pipe', 'pipe', 'pipe'], env: childEnvironment({})},
    );
    const [[status], output, errors, usage] = await withCleanUp(
      () =>
        Promise.all([
          once(child, 'close') as Promise<[number | null]>,
          text(child.stdout as Readable),
          text(child.stderr as Readable),
          text(child.stdio[3] as Readable),
        ]),
      () => child.kill(),
    );
    if (status !== 0) {
      throw new Error(`The build failed:\n${output}${errors}`);
    }
    return {
      ...parseJson(usage, usageSchema, 'usage of the build'),
      wall: (performance.now() - start) / 1000,
      ...(profile ? {plugins: await readProfile(profiles)} : {}),
    };
  });
}

async function readProfile(folder: string): Promise<ReadonlyMap<string, number>> {
  const [file = ''] = await readdir(folder);
  return timeByPlugin(await readJson(path.join(folder, file), cpuProfileSchema), path.resolve('plugins'));
}
