import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashFiles} from '../../../tools/hashFiles';
import {compile} from './compile';
import {Host} from './host';
import {samplesFolder, applicationCache} from './workspace';

/** A pool of processes that boot applications. They're reused if an application leaves nothing behind. */
export class Hosts {
  #idle: Host[] = [];

  /** An idle process, unless it has ended in the meantime, or a new one. */
  async take(): Promise<Host> {
    this.#idle = this.#idle.filter(({stopped}) => !stopped);
    return this.#idle.pop() ?? new Host(await serverScript());
  }

  /** Returns a process whose application is closed. */
  giveBack(host: Host): void {
    this.#idle.push(host);
  }

  /** Ends the idle processes. */
  async stop(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((host) => host.kill()));
  }
}

/** Path of the compiled server, which is recompiled when its code changes. */
async function serverScript(): Promise<string> {
  const folder = await applicationCache.rememberFolder(
    `lab-${hashFiles(['samples/lab']).slice(0, 16)}`,
    async (draft) => {
      const source = path.join(samplesFolder, 'lab');
      for (const name of await readdir(source)) {
        await writeFile(
          path.join(draft, name.replace(/\.ts$/, '.js')),
          compile(await readFile(path.join(source, name), 'utf8')),
        );
      }
    },
  );
  return path.join(folder, 'server.js');
}
