import {symlink} from 'node:fs/promises';
import path from 'node:path';
import {z} from 'zod';
import type {Boot, Host, Order} from './host';
import {Hosts} from './hosts';
import type {LabError} from './labError';
import {LabStopped} from './labError';
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
  /** Parsed if it's JSON, text otherwise, `undefined` if there's none. */
  body: unknown;
}

/** Timeout for booting, in milliseconds, including seeding and running two labs at the same time. */
const bootLimit = 300_000;

/** Timeout for shutting down, in milliseconds, after which its process is killed. */
const closeLimit = 10_000;

export interface LabOptions {
  /** Folder of a built admin panel to serve; the application is then in development mode, where content types can be changed. */
  adminPanel?: string;
  /**
   * Where to get the process and return it for the next application. Without this, each application gets a new process. Don't
   * share processes if content types are changed in the admin panel: the reload leaves state behind that can't be tracked.
   */
  hosts?: Hosts;
  /** Whether it has a GraphQL API, which takes a sixth of the boot; true by default. */
  withGraphql?: boolean;
}

const ready = z.object({port: z.number(), fullAccessKey: z.string(), readOnlyKey: z.string()});

/** The samples application, running in a child process on a free port of the loopback interface. */
export class Lab {
  /** Timeout of one command or request, in milliseconds. */
  limit = 120_000;

  private constructor(
    private readonly host: Host,
    private readonly workspace: Workspace,
    readonly port: number,
    readonly tokens: Readonly<Record<string, string>>,
    private readonly hosts: Hosts | undefined,
  ) {}

  get stopped(): boolean {
    return this.host.stopped;
  }

  /**
   * Boots the application, and seeds it if there's no seed from an earlier run.
   *
   * @param overlays - files added to the application before it boots
   * @throws LabError if it doesn't boot; LabStopped with the end of its output if its process ends
   */
  static async start(
    overlays: readonly Overlay[] = [],
    {adminPanel, hosts, withGraphql = true}: LabOptions = {},
  ): Promise<Lab> {
    const workspace = await createWorkspace(overlays);
    let host: Host | undefined;
    try {
      if (adminPanel) {
        // On Windows, anyone may create junctions, but not symbolic links.
        await symlink(adminPanel, path.join(workspace.directory, 'dist/build'), 'junction');
      }
      host = await (hosts ?? new Hosts()).take();
      const {directory, seeded} = workspace;
      const boot = {directory, isEmpty: !seeded, withAdminPanel: adminPanel !== undefined, withGraphql};
      const {port, fullAccessKey, readOnlyKey} = await bootIn(host, boot);
      const lab = new Lab(host, workspace, port, {token: fullAccessKey, 'read-only-token': readOnlyKey}, hosts);
      await lab.reset();
      if (!seeded && overlays.length === 0) {
        await workspace.keepSeed();
      }
      return lab;
    } catch (error) {
      await host?.kill();
      await workspace.remove();
      throw error;
    }
  }

  /** Resets the database, the uploads, the clock and the ids to the seed, and clears rate limits. */
  async reset(): Promise<void> {
    await this.#order({kind: 'reset'});
  }

  /**
   * Saves the state of the clock and the ids for `rewind`.
   *
   * @param withData - whether to save the database, too, which takes some 10 ms
   */
  async mark(withData: boolean): Promise<void> {
    await this.#order({kind: 'mark', withData});
  }

  /** Restores the state that `mark` saved last, and clears rate limits. */
  async rewind(): Promise<void> {
    await this.#order({kind: 'rewind'});
  }

  /** Advances the clock by a minute. */
  async tick(): Promise<void> {
    await this.#order({kind: 'tick'});
  }

  /**
   * Advances the clock by a minute, then sends a request unchanged.
   *
   * @throws LabStopped if the application ends before it responds, or doesn't respond in time
   */
  async request({method, path: target, headers, body}: LabRequest): Promise<LabResponse> {
    await this.tick();
    const {response, text} = await this.host.limited(`${method} ${target}`, this.limit, async (signal) => {
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
   * Uncaught errors since the last call: unhandled rejections, and errors thrown in timers and listeners.
   */
  async uncaught(): Promise<LabError[]> {
    if (!this.stopped) {
      await this.#order({kind: 'settle'});
    }
    return this.host.uncaught();
  }

  /**
   * Runs JavaScript inside the application, with `strapi` in scope.
   *
   * @returns what the code returns, as JSON
   * @throws LabError with what the code threw, LabStopped if the application ends or takes too long
   */
  async run(code: string): Promise<unknown> {
    await this.tick();
    return this.#order({kind: 'run', code});
  }

  /** The content API's GraphQL schema in SDL. */
  async graphqlSchema(): Promise<string> {
    return String(await this.#order({kind: 'graphqlSchema'}));
  }

  /** Every route the server listens to. */
  async routes(): Promise<Array<{path: string; methods: string[]}>> {
    return (await this.#order({kind: 'routes'})) as Array<{path: string; methods: string[]}>;
  }

  /** The declarations that `strapi ts:generate-types` generates, by file name. */
  async types(): Promise<ReadonlyArray<readonly [string, string]>> {
    return (await this.#order({kind: 'types'})) as Array<[string, string]>;
  }

  /** A JSON Web Token of a seeded user of the Users & Permissions plugin. */
  async jwt(user: string): Promise<string> {
    return String(await this.#order({kind: 'jwt', user}));
  }

  /** A refresh token for a new session of a seeded user of the Users & Permissions plugin. */
  async refreshToken(user: string): Promise<string> {
    return String(await this.#order({kind: 'refreshToken', user}));
  }

  /** Stops the application and removes its working copy. Also ends the process, unless it's clean enough to reuse. */
  async stop(): Promise<void> {
    if (this.hosts && !this.stopped && (await this.#close())) {
      this.host.forget();
      this.hosts.giveBack(this.host);
    } else {
      await this.host.kill();
    }
    await this.workspace.remove();
  }

  async #close(): Promise<boolean> {
    try {
      return (await this.host.order({kind: 'close'}, closeLimit)) === true && this.host.uncaught().length === 0;
    } catch {
      return false;
    }
  }

  #order(order: Order): Promise<unknown> {
    return this.host.order(order, this.limit);
  }
}

/** @throws LabError with the process's output if the application doesn't boot */
async function bootIn(host: Host, boot: Boot): Promise<z.output<typeof ready>> {
  try {
    return ready.parse(await host.order({kind: 'boot', boot}, bootLimit));
  } catch (error) {
    throw error instanceof LabStopped
      ? new LabStopped(`the application did not boot: ${error.original.message}\n${host.log()}`)
      : error;
  }
}

function namesAndValues(headers: Headers): Record<string, string> {
  const record: Record<string, string> = {};
  headers.forEach((value, name) => (record[name] = value));
  return record;
}

function parseBody(text: string, contentType: string): unknown {
  return contentType.includes('json') ? JSON.parse(text) : text;
}
