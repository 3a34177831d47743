import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {symlink} from 'node:fs/promises';
import path from 'node:path';
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
    readonly original: {name: string; message: string; details?: unknown; stack?: string},
    readonly output = '',
  ) {
    super(`${original.name}: ${original.message}`);
    this.name = 'LabError';
  }
}

type Order =
  | {kind: 'reset' | 'tick' | 'graphqlSchema' | 'routes' | 'types'}
  | {kind: 'run'; code: string}
  | {kind: 'jwt'; user: string};

type Message =
  | {ready: {port: number; fullAccessKey: string; readOnlyKey: string}}
  | {failed: {name: string; message: string; stack?: string}}
  | {id: number; value: unknown}
  | {id: number; error: {name: string; message: string; details?: unknown; stack?: string}};

/** The samples application, running in a child process on a port of its own choice on the loopback interface. */
export class Lab {
  private readonly waiting = new Map<number, {resolve(value: unknown): void; reject(error: Error): void}>();
  private lastId = 0;

  private constructor(
    private readonly child: ChildProcess,
    private readonly workspace: Workspace,
    readonly port: number,
    readonly tokens: Readonly<Record<string, string>>,
    private readonly output: string[],
  ) {
    child.on('message', (message: Message) => this.settle(message));
    child.on('exit', () =>
      this.fail(new LabError({name: 'LabStopped', message: 'the application stopped'}, this.log())),
    );
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

  /** Sends a request as it is; the clock moves on by a minute first. */
  async request({method, path: target, headers, body}: LabRequest): Promise<LabResponse> {
    await this.order({kind: 'tick'});
    const response = await fetch(`http://127.0.0.1:${this.port}${target}`, {method, headers, body, redirect: 'manual'});
    const text = await response.text();
    return {
      status: response.status,
      headers: namesAndValues(response.headers),
      body: text === '' ? undefined : parseBody(text, response.headers.get('content-type') ?? ''),
    };
  }

  /**
   * Runs JavaScript inside the application, with `strapi` in scope.
   *
   * @returns what the code returns, as JSON carries it
   * @throws LabError with what the code threw
   */
  async run(code: string): Promise<unknown> {
    await this.order({kind: 'tick'});
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
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.child.send({id, order});
    });
  }

  private settle(message: Message): void {
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

  private fail(error: Error): void {
    for (const waiter of this.waiting.values()) {
      waiter.reject(error);
    }
    this.waiting.clear();
  }
}

function readiness(
  child: ChildProcess,
  output: string[],
): Promise<{port: number; fullAccessKey: string; readOnlyKey: string}> {
  return new Promise((resolve, reject) => {
    const stopped = (): void =>
      reject(
        new LabError({name: 'LabStopped', message: `the application did not boot\n${output.join('').slice(-4000)}`}),
      );
    child.once('exit', stopped);
    child.once('message', (message: Message) => {
      child.removeListener('exit', stopped);
      if ('ready' in message) {
        resolve(message.ready);
      } else if ('failed' in message) {
        reject(new LabError(message.failed, output.join('').slice(-4000)));
      }
    });
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
