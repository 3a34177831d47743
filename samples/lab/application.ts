import type { Core } from '@strapi/strapi';
import path from 'path';
import { seed } from './seed';

export interface Boot {
  /** Absolute path of the working copy, which is compiled to its `dist`. */
  directory: string;
  /** Whether its database is empty and has to be seeded. */
  isEmpty: boolean;
  /** Whether to serve the admin panel in `dist/build`, where content types can then be changed. */
  withAdminPanel: boolean;
  /** Whether to create the GraphQL API. */
  withGraphql: boolean;
}

/** Resident memory in bytes above which a process doesn't boot another application. */
const ENOUGH = 1_000_000_000;

/** Modules with state that an application can change: its own, and those of Strapi and its plugins. */
const STRAPI = /[\\/]node_modules[\\/]@strapi[\\/]/;

/** A running working copy. A process can only run one at a time, because Strapi is a global. */
export class Application {
  private constructor(
    readonly strapi: Core.Strapi,
    readonly directory: string,
    private readonly before: ProcessState
  ) {}

  /** @throws Strapi's error if the copy doesn't boot; don't use the process again in that case */
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
      // With an empty schema, the plugin doesn't serve an API.
      strapi.plugin('graphql').service('content-api').buildSchema = () => ({});
    }
    await strapi.bootstrap();
    if (strapi.config.get('plugin::email.provider') === 'sendmail') {
      // Replaces the default email provider, because no email can be delivered here. Other providers are kept.
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
   * Stops the application.
   *
   * @returns whether the process is clean enough to boot another application
   */
  async close(): Promise<boolean> {
    const { removeAllListeners } = process;
    // `destroy` removes all listeners of the process, including those of Node.js and of the IPC channel.
    process.removeAllListeners = () => process;
    try {
      this.strapi.server.httpServer.closeAllConnections();
      await this.strapi.destroy();
    } finally {
      process.removeAllListeners = removeAllListeners;
    }
    this.before.restore();
    forgetModules(this.directory);
    // Closed resources disappear shortly afterwards.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return process.memoryUsage.rss() < ENOUGH && !this.before.hasMore();
  }
}

interface ProcessState {
  /** Restores the environment variables, the listeners and the working directory. */
  restore(): void;
  /** Whether resources remain that weren't there before, such as a timer or a connection. */
  hasMore(): boolean;
}

function readProcess(): ProcessState {
  const env = { ...process.env };
  const folder = process.cwd();
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name as 'exit')]));
  // Each becomes an active resource on first access.
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
  // Modules keep references to the modules that they loaded.
  for (const kept of Object.values(require.cache)) {
    if (kept) {
      kept.children = kept.children.filter(({ id }) => require.cache[id]);
    }
  }
}
