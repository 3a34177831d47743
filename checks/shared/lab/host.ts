import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as delay} from 'node:timers/promises';
import type {Thrown} from './labError';
import {LabError, LabStopped} from './labError';

export interface Boot {
  /** Absolute path of a working copy. */
  directory: string;
  /** Whether its database is empty and has to be seeded. */
  isEmpty: boolean;
  /** Whether to serve the admin panel in its `dist/build`, where content types can then be changed. */
  withAdminPanel: boolean;
  /** Whether to create the GraphQL API. */
  withGraphql: boolean;
}

export type Order =
  | {kind: 'boot'; boot: Boot}
  | {kind: 'close' | 'reset' | 'tick' | 'rewind' | 'settle' | 'graphqlSchema' | 'routes' | 'types'}
  | {kind: 'mark'; withData: boolean}
  | {kind: 'run'; code: string}
  | {kind: 'jwt' | 'refreshToken'; user: string};

type Message = {uncaught: Thrown} | {id: number; value: unknown} | {id: number; error: Thrown};

/** A child process that boots applications, one after another, and executes commands in the running one (samples/lab). */
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

  /** Whether the process can no longer execute commands. */
  get stopped(): boolean {
    return this.#end !== undefined;
  }

  /**
   * Executes a command.
   *
   * @param limit - how long it may take, in milliseconds
   * @returns the result, as JSON
   * @throws LabError with what was thrown in the process, LabStopped if it ends or takes too long
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
   * Does something that needs the process, and ends the process if that takes too long, because nothing is known about its
   * state then.
   *
   * @param what - description for the error message
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
        // A request fails before the process is known to have ended.
        await Promise.race([once(this.#child, 'exit'), delay(1_000)]);
      }
      throw this.#end ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Uncaught errors in the process since the last call. */
  uncaught(): LabError[] {
    return this.#errors.splice(0);
  }

  /** The last 4,000 characters printed since the last `forget`. */
  log(): string {
    return this.#output.join('').slice(-4000);
  }

  /** Clears the output and the errors. */
  forget(): void {
    this.#output = [];
    this.#errors = [];
  }

  /** Kills the process, which has nothing to save. */
  async kill(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await gone;
    }
  }

  #settle(message: Message): void {
    if ('uncaught' in message) {
      this.#errors.push(new LabError(message.uncaught));
      return;
    }
    const waiter = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('error' in message) {
      waiter?.reject(new LabError(message.error));
    } else {
      waiter?.resolve(message.value);
    }
  }

  #fail(reason: string): void {
    this.#end ??= new LabStopped(reason);
    for (const waiter of this.#waiting.values()) {
      waiter.reject(this.#end);
    }
    this.#waiting.clear();
  }
}
