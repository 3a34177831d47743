import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as delay} from 'node:timers/promises';
import type {Thrown} from './labError';
import {LabError, LabStopped} from './labError';

export interface Boot {
  /** Absolute path of a working copy. */
  directory: string;
  /** Whether its database is empty and gets the seed. */
  isEmpty: boolean;
  /** Whether to serve the admin panel in its `dist/build`, where content types can then be changed. */
  withAdminPanel: boolean;
  /** Whether to make the GraphQL API. */
  withGraphql: boolean;
}

export type Order =
  | {kind: 'boot'; boot: Boot}
  | {kind: 'close' | 'reset' | 'tick' | 'rewind' | 'settle' | 'graphqlSchema' | 'routes' | 'types'}
  | {kind: 'mark'; withData: boolean}
  | {kind: 'run'; code: string}
  | {kind: 'jwt' | 'refreshToken'; user: string};

type Message = {uncaught: Thrown} | {id: number; value: unknown} | {id: number; error: Thrown};

/** A child process that boots applications, one after another, and takes orders for the one that runs (samples/lab). */
export class Host {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, {resolve(value: unknown): void; reject(error: Error): void}>();
  #output: string[] = [];
  #errors: LabError[] = [];
  #lastId = 0;
  #end: LabStopped | undefined;

  /** @param script - path of the compiled `server.js` */
  constructor(script: string) {
    this.#child = fork(script, [], {
      execArgv: ['--max-old-space-size=1024', '--max-semi-space-size=64'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#output.push(chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#output.push(chunk.toString()));
    this.#child.on('message', (message: Message) => this.#settle(message));
    this.#child.on('exit', (code, signal) => this.#fail(`the application ended (${signal ?? `code ${String(code)}`})`));
    this.#child.on('error', (error) => this.#fail(error.message));
  }

  /** Whether the process can't take orders any more. */
  get stopped(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Gives an order.
   *
   * @param limit - how long it may take, in milliseconds
   * @returns the answer, as JSON carries it
   * @throws LabError with what was thrown in the process, LabStopped when it ends or takes too long
   */
  order(order: Order, limit: number): Promise<unknown> {
    const id = (this.#lastId += 1);
    return this.limited(
      order.kind,
      limit,
      () =>
        new Promise((resolve, reject) => {
          if (this.#end) {
            reject(this.#end);
            return;
          }
          this.#waiting.set(id, {resolve, reject});
          this.#child.send({id, order}, (error) => error && this.#fail(error.message));
        }),
    );
  }

  /**
   * Does something that needs the process, and ends the process when that takes too long: nothing can be known about its
   * state then.
   *
   * @param what - what is done, for the message
   * @param limit - how long it may take, in milliseconds
   */
  async limited<T>(what: string, limit: number, action: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      this.#fail(`${what} took longer than ${limit / 1000} s`);
      this.#child.kill('SIGKILL');
      aborter.abort();
    }, limit);
    try {
      return await action(aborter.signal);
    } catch (error) {
      if (!(error instanceof LabError)) {
        // A request fails before the end of the process is known.
        await Promise.race([once(this.#child, 'exit'), delay(1_000)]);
      }
      throw this.#end ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Errors that nothing caught in the process since this was last asked. */
  uncaught(): LabError[] {
    return this.#errors.splice(0);
  }

  /** The last 4,000 characters printed since the last `forget`. */
  log(): string {
    return this.#output.join('').slice(-4000);
  }

  /** Forgets the output and the errors so far. */
  forget(): void {
    this.#output = [];
    this.#errors = [];
  }

  /** Ends the process, which has nothing to save. */
  async kill(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await gone;
    }
  }

  #settle(message: Message): void {
    if ('uncaught' in message) {
      this.#errors.push(new LabError(message.uncaught, this.log()));
      return;
    }
    const waiter = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('error' in message) {
      waiter?.reject(new LabError(message.error, this.log()));
    } else {
      waiter?.resolve(message.value);
    }
  }

  #fail(reason: string): void {
    this.#end ??= new LabStopped(reason, this.log());
    for (const waiter of this.#waiting.values()) {
      waiter.reject(this.#end);
    }
    this.#waiting.clear();
  }
}
