import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {symlink} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {Overlay, Workspace} from './workspace';
import {createWorkspace} from './workspace';

export interface LabRequest {
  method: string;
  /** Path and query, from the root of the server. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string | FormData;
}

export interface LabResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Parsed when it is JSON, text otherwise, `undefined` when there is none. */
  body: unknown;
}

/** What code run inside the application threw. */
export class LabError extends Error {
  constructor(
    readonly original: Thrown,
    readonly output = '',
  ) {
    super(`${original.name}: ${original.message}`);
    this.name = 'LabError';
  }
}

/** The application is gone: it ended, or was ended because it took too long. */
export class LabStopped extends LabError {
  constructor(message: string, output = '') {
    super({name: 'LabStopped', message}, output);
  }
}

type Order =
  | {kind: 'reset' | 'tick' | 'rewind' | 'settle' | 'graphqlSchema' | 'routes' | 'types'}
  | {kind: 'mark'; withData: boolean}
  | {kind: 'run'; code: string}
  | {kind: 'jwt'; user: string};

interface Thrown {
  name: string;
  message: string;
  details?: unknown;
  stack?: string;
}

type Message =
  | {ready: {port: number; fullAccessKey: string; readOnlyKey: string}}
  | {failed: Thrown}
  | {uncaught: Thrown}
  | {id: number; value: unknown}
  | {id: number; error: Thrown};

/** How long it may take to boot, in milliseconds; seeding it and checking two labs at the same time included. */
const BOOT_LIMIT = 300_000;

/** The samples application, running in a child process on a free port of the loopback interface. */
export class Lab {
  /** How long one order or request may take, in milliseconds. */
  limit = 120_000;

  private readonly waiting = new Map<number, {resolve(value: unknown): void; reject(error: Error): void}>();
  private readonly errors: LabError[] = [];
  private lastId = 0;
  private end: LabStopped | undefined;

  private constructor(
    private readonly child: ChildProcess,
    private readonly workspace: Workspace,
    readonly port: number,
    readonly tokens: Readonly<Record<string, string>>,
    private readonly output: string[],
  ) {
    child.on('message', (message: Message) => this.settle(message));
    child.on('exit', (code, signal) => this.fail(`the application ended (${signal ?? `code ${code}`})`));
    child.on('error', (error) => this.fail(error.message));
  }

  /** Whether the application can't take orders any more. */
  get stopped(): boolean {
    return this.end !== undefined;
  }

  /**
   * Boots the application, seeding it when no earlier run left a seed.
   *
   * @param overlays - files added to the application before it boots
   * @param adminPanel - folder of a built admin panel to serve; the application is then in development mode, where content types can be changed
   * @throws LabError when it doesn't boot, with the end of its output
   */
  static async start(overlays: readonly Overlay[] = [], adminPanel?: string): Promise<Lab> {
    const workspace = await createWorkspace(overlays);
    if (adminPanel) {
      await symlink(adminPanel, path.join(workspace.directory, 'dist/build'));
    }
    const output: string[] = [];
    const child = fork(
      path.join(workspace.directory, 'dist/lab/server.js'),
      [...(workspace.seeded ? [] : ['--seed']), ...(adminPanel ? ['--admin'] : [])],
      {
        cwd: workspace.directory,
        execArgv: ['--max-old-space-size=1024'],
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    try {
      const {port, fullAccessKey, readOnlyKey} = await readiness(child, output);
      const tokens = {token: fullAccessKey, 'read-only-token': readOnlyKey};
      const lab = new Lab(child, workspace, port, tokens, output);
      await lab.reset();
      if (!workspace.seeded && overlays.length === 0) {
        await workspace.keepSeed();
      }
      return lab;
    } catch (error) {
      child.kill('SIGKILL');
      await workspace.remove();
      throw error;
    }
  }

  /** Brings the database, the uploads, the clock and the ids back to the seed. */
  async reset(): Promise<void> {
    await this.order({kind: 'reset'});
  }

  /**
   * Remembers where the clock and the ids are.
   *
   * @param withData - whether to remember the database too, which takes some 10 ms
   */
  async mark(withData: boolean): Promise<void> {
    await this.order({kind: 'mark', withData});
  }

  /** Goes back to where `mark` was called last. */
  async rewind(): Promise<void> {
    await this.order({kind: 'rewind'});
  }

  /** Moves the clock on by a minute. */
  async tick(): Promise<void> {
    await this.order({kind: 'tick'});
  }

  /**
   * Sends a request as it is; the clock moves on by a minute first.
   *
   * @throws LabStopped when the application ends before it answers, or doesn't answer in time
   */
  async request({method, path: target, headers, body}: LabRequest): Promise<LabResponse> {
    await this.tick();
    const {response, text} = await this.limited(`${method} ${target}`, async (signal) => {
      const url = `http://127.0.0.1:${this.port}${target}`;
      const answer = await fetch(url, {method, headers, body, redirect: 'manual', signal});
      return {response: answer, text: await answer.text()};
    });
    return {
      status: response.status,
      headers: namesAndValues(response.headers),
      body: text === '' ? undefined : parseBody(text, response.headers.get('content-type') ?? ''),
    };
  }

  /**
   * Errors that nothing caught since this was last asked: rejections that nothing waits for, and what timers and listeners
   * threw.
   */
  async uncaught(): Promise<LabError[]> {
    if (!this.stopped) {
      await this.order({kind: 'settle'});
    }
    return this.errors.splice(0);
  }

  /**
   * Runs JavaScript inside the application, with `strapi` in scope.
   *
   * @returns what the code returns, as JSON carries it
   * @throws LabError with what the code threw, LabStopped when the application ends or takes too long
   */
  async run(code: string): Promise<unknown> {
    await this.tick();
    return this.order({kind: 'run', code});
  }

  /** The content API's GraphQL schema, in its definition language. */
  async graphqlSchema(): Promise<string> {
    return String(await this.order({kind: 'graphqlSchema'}));
  }

  /** Every route the server listens to. */
  async routes(): Promise<Array<{path: string; methods: string[]}>> {
    return (await this.order({kind: 'routes'})) as Array<{path: string; methods: string[]}>;
  }

  /** The declarations that `strapi ts:generate-types` makes, by file name. */
  async types(): Promise<ReadonlyArray<readonly [string, string]>> {
    return (await this.order({kind: 'types'})) as Array<[string, string]>;
  }

  /** A JSON Web Token of a seeded user of the Users & Permissions plugin. */
  async jwt(user: string): Promise<string> {
    return String(await this.order({kind: 'jwt', user}));
  }

  /** The last 4,000 characters the application printed. */
  log(): string {
    return this.output.join('').slice(-4000);
  }

  /** Ends the process, which has nothing to save, and removes its working copy. */
  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = new Promise<void>((resolve) => this.child.once('exit', () => resolve()));
      this.child.kill('SIGKILL');
      await gone;
    }
    await this.workspace.remove();
  }

  private order(order: Order): Promise<unknown> {
    const id = (this.lastId += 1);
    return this.limited(
      order.kind,
      () =>
        new Promise((resolve, reject) => {
          if (this.end) {
            reject(this.end);
            return;
          }
          this.waiting.set(id, {resolve, reject});
          this.child.send({id, order}, (error) => error && this.fail(error.message));
        }),
    );
  }

  /** Ends the application when an action takes too long: nothing can be known about its state then. */
  private async limited<T>(what: string, action: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      this.fail(`${what} took longer than ${this.limit / 1000} s`);
      this.child.kill('SIGKILL');
      aborter.abort();
    }, this.limit);
    try {
      return await action(aborter.signal);
    } catch (error) {
      if (!(error instanceof LabError)) {
        // A request fails before the end of the application is known.
        await Promise.race([once(this.child, 'exit'), delay(1_000)]);
      }
      throw this.end ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  private settle(message: Message): void {
    if ('uncaught' in message) {
      this.errors.push(new LabError(message.uncaught, this.log()));
      return;
    }
    if (!('id' in message)) {
      return;
    }
    const waiter = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ('error' in message) {
      waiter?.reject(new LabError(message.error, this.log()));
    } else {
      waiter?.resolve(message.value);
    }
  }

  private fail(reason: string): void {
    this.end ??= new LabStopped(reason, this.log());
    for (const waiter of this.waiting.values()) {
      waiter.reject(this.end);
    }
    this.waiting.clear();
  }
}

function readiness(
  child: ChildProcess,
  output: string[],
): Promise<{port: number; fullAccessKey: string; readOnlyKey: string}> {
  return new Promise((resolve, reject) => {
    const stopped = (): void => reject(new LabStopped(`the application did not boot\n${output.join('').slice(-4000)}`));
    const timer = setTimeout(() => {
      reject(new LabStopped(`the application did not boot within ${BOOT_LIMIT / 1000} s`, output.join('')));
    }, BOOT_LIMIT);
    const onMessage = (message: Message): void => {
      if ('ready' in message) {
        resolve(message.ready);
      } else if ('failed' in message || 'uncaught' in message) {
        reject(new LabError('failed' in message ? message.failed : message.uncaught, output.join('').slice(-4000)));
      }
      clearTimeout(timer);
      child.removeListener('exit', stopped);
      child.removeListener('message', onMessage);
    };
    child.once('exit', stopped);
    child.on('message', onMessage);
  });
}

function namesAndValues(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => (record[name] = value));
  return record;
}

function parseBody(text: string, contentType: string): unknown {
  return contentType.includes('json') ? JSON.parse(text) : text;
}
