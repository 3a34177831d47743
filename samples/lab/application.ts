import type { Core } from '@strapi/strapi';
import path from 'path';
import { seed } from './seed';

export interface Boot {
  /** Absolute path of the working copy, compiled into its `dist`. */
  directory: string;
  /** Whether its database is empty and gets the seed. */
  isEmpty: boolean;
  /** Whether to serve the admin panel in `dist/build`, where content types can then be changed. */
  withAdminPanel: boolean;
  /** Whether to make the GraphQL API. */
  withGraphql: boolean;
}

/** Resident memory above which a process boots no further application, in bytes. */
const ENOUGH = 1_000_000_000;

/** Modules with a state of their own that an application can change: its own, and Strapi's with those of its plugins. */
const STRAPI = /[\\/]node_modules[\\/]@strapi[\\/]/;

/** One run of a working copy. A process has one at a time, since Strapi puts it into a global. */
export class Application {
  private constructor(
    readonly strapi: Core.Strapi,
    readonly directory: string,
    private readonly before: ProcessState
  ) {}

  /** @throws what Strapi throws when the copy doesn't boot; the process should not be used again then */
  static async boot({ directory, isEmpty, withAdminPanel, withGraphql }: Boot): Promise<Application> {
    const before = readProcess();
    process.chdir(directory);
    const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi');
    const strapi = createStrapi({
      appDir: directory,
      distDir: path.join(directory, 'dist'),
      serveAdminPanel: withAdminPanel,
      autoReload: withAdminPanel,
    });
    await strapi.register();
    if (!withGraphql) {
      // With an empty schema, the plugin serves no API.
      strapi.plugin('graphql').service('content-api').buildSchema = () => ({});
    }
    await strapi.bootstrap();
    if (strapi.config.get('plugin::email.provider') === 'sendmail') {
      // Nobody here gets email. Any provider but the default stays.
      strapi.plugin('email').provider = { send: async () => {} };
    }
    strapi.isLoaded = true;
    if (isEmpty) {
      await seed(strapi);
    }
    strapi.server.mount();
    await new Promise<void>((resolve) => {
      strapi.server.httpServer.listen(0, '127.0.0.1', resolve);
    });
    return new Application(strapi, directory, before);
  }

  get port(): number {
    return (this.strapi.server.httpServer.address() as { port: number }).port;
  }

  /**
   * Ends the application.
   *
   * @returns whether the process is as it was before, so that another application can boot in it
   */
  async close(): Promise<boolean> {
    const { removeAllListeners } = process;
    // `destroy` removes all listeners of the process, of which some belong to Node.js and to the parent's orders.
    process.removeAllListeners = () => process;
    try {
      this.strapi.server.httpServer.closeAllConnections();
      await this.strapi.destroy();
    } finally {
      process.removeAllListeners = removeAllListeners;
    }
    this.before.restore();
    forgetModules(this.directory);
    // What was closed is gone a moment later.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return process.memoryUsage.rss() < ENOUGH && !this.before.hasMore();
  }
}

interface ProcessState {
  /** Brings back the variables, the listeners and the folder. */
  restore(): void;
  /** Whether something goes on that did not before, such as a timer or a connection. */
  hasMore(): boolean;
}

function readProcess(): ProcessState {
  const env = { ...process.env };
  const folder = process.cwd();
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name as 'exit')]));
  // Each is a resource once something asks for it.
  void [process.stdout, process.stderr];
  const resources = process.getActiveResourcesInfo().length;
  return {
    restore() {
      Object.keys(process.env)
        .filter((name) => !(name in env))
        .forEach((name) => delete process.env[name]);
      Object.assign(process.env, env);
      process.chdir(folder);
      for (const name of process.eventNames()) {
        process
          .rawListeners(name as 'exit')
          .filter((listener) => !listeners.get(name)?.includes(listener))
          .forEach((listener) => process.removeListener(name, listener as () => void));
      }
    },
    hasMore: () => process.getActiveResourcesInfo().length > resources,
  };
}

function forgetModules(directory: string): void {
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(directory + path.sep) || STRAPI.test(file)) {
      delete require.cache[file];
    }
  }
  // A module keeps what it loaded first.
  for (const kept of Object.values(require.cache)) {
    if (kept) {
      kept.children = kept.children.filter(({ id }) => require.cache[id]);
    }
  }
}
