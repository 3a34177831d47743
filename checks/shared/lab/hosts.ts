import {Host} from './host';
import {labScript} from './labScript';

/** A pool of processes that boot applications. They're reused if an application leaves nothing behind. */
export class Hosts {
  #idle: Host[] = [];

  /** An idle process, unless it has ended in the meantime, or a new one. */
  async take(): Promise<Host> {
    this.#idle = this.#idle.filter(({stopped}) => !stopped);
    return this.#idle.pop() ?? new Host(await labScript('server'));
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
