/**
 * A child process that runs the samples application and receives commands over IPC. It can boot one working copy after
 * another: loading packages takes up most of the first boot, and most of them are only loaded once.
 */
import * as deterministic from './deterministic';
import { keepCompiled, writeLazily } from './quicken';

process.env.NODE_ENV = 'development';
deterministic.install();
writeLazily();
keepCompiled(/[\\/]node_modules[\\/]@strapi[\\/]/);

import type { Core } from '@strapi/strapi';
import fs from 'fs';
import path from 'path';
import { Application, type Boot } from './application';
import { fullAccessKey, readOnlyKey } from './data';
import { clearExtras, mark, restore, rewind, snapshot } from './restore';

type Order =
  | { kind: 'boot'; boot: Boot }
  | { kind: 'close' }
  | { kind: 'reset' }
  | { kind: 'tick' }
  | { kind: 'mark'; withData: boolean }
  | { kind: 'rewind' }
  | { kind: 'settle' }
  | { kind: 'run'; code: string }
  | { kind: 'graphqlSchema' }
  | { kind: 'routes' }
  | { kind: 'types' }
  | { kind: 'jwt' | 'refreshToken'; user: string };

let application: Application | undefined;

/** Set while an application boots, to reject the boot on an uncaught error. Otherwise, it could wait forever. */
let failBoot: ((reason: unknown) => void) | undefined;

/** Position of the ids and times at the last `mark`. */
let marked = { place: deterministic.position(), withData: false };

/** Executes one command. Its result is sent to the parent, so it must be JSON. */
async function obey(order: Order): Promise<unknown> {
  if (order.kind === 'boot') {
    return boot(order.boot);
  }
  if (order.kind === 'settle') {
    // Node.js only reports unhandled rejections once all pending microtasks have run.
    await new Promise((resolve) => setImmediate(resolve));
    return null;
  }
  if (!application) {
    throw new Error(`"${order.kind}" before an application runs`);
  }
  if (order.kind === 'close') {
    const closed = application;
    application = undefined;
    return closed.close();
  }
  return obeyRunning(application, order);
}

async function boot(options: Boot): Promise<unknown> {
  deterministic.resetSequence();
  const failure = new Promise<never>((_, reject) => (failBoot = reject));
  application = await Promise.race([Application.boot(options), failure]);
  failBoot = undefined;
  snapshot(application.strapi, databaseOf(application));
  return { port: application.port, fullAccessKey, readOnlyKey };
}

async function obeyRunning(
  { strapi, directory }: Application,
  order: Exclude<Order, { kind: 'boot' | 'close' | 'settle' }>
): Promise<unknown> {
  switch (order.kind) {
    case 'reset':
      deterministic.resetSequence();
      forgetRequests();
      await restore(strapi);
      clearExtras(path.join(directory, 'public', 'uploads'));
      return null;
    case 'tick':
      deterministic.tick();
      return null;
    case 'mark':
      marked = { place: deterministic.position(), withData: order.withData };
      if (order.withData) {
        await mark(strapi, databaseOf({ directory }));
      }
      return null;
    case 'rewind':
      deterministic.goTo(marked.place);
      forgetRequests();
      if (marked.withData) {
        await rewind(strapi);
      }
      return null;
    case 'run':
      return run(strapi, directory, order.code);
    case 'graphqlSchema': {
      const { printSchema } = require('graphql');
      return printSchema(strapi.plugin('graphql').service('content-api').buildSchema());
    }
    case 'routes':
      return strapi.server.listRoutes().map((layer) => ({ path: layer.path, methods: layer.methods }));
    case 'types': {
      const { generators } = require('@strapi/typescript-utils');
      const artifacts = { contentTypes: true, components: true };
      await generators.generate({ strapi, pwd: directory, artifacts, logger: { silent: true } });
      const folder = path.join(directory, 'types', 'generated');
      return fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
    }
    case 'jwt':
      return strapi
        .plugin('users-permissions')
        .service('jwt')
        .issue({ id: await idOf(strapi, order.user) });
    case 'refreshToken': {
      const sessions = strapi.sessionManager('users-permissions');
      const id = String(await idOf(strapi, order.user));
      const { token } = await sessions.generateRefreshToken(id, undefined, { type: 'refresh' });
      return token;
    }
  }
}

/** Resets the rate limits, whose counters are in memory and would outlive an application. */
function forgetRequests(): void {
  const { Stores } = require('koa2-ratelimit') as { Stores: { Memory: { cleanAll(): void } } };
  Stores.Memory.cleanAll();
}

async function idOf(strapi: Core.Strapi, username: string): Promise<number> {
  const user = await strapi.db.query('plugin::users-permissions.user').findOne({ where: { username } });
  if (!user) {
    throw new Error(`No seeded user is called "${username}"`);
  }
  return user.id;
}

function databaseOf({ directory }: { directory: string }): string {
  return path.join(directory, '.tmp', 'data.db');
}

async function run(strapi: Core.Strapi, directory: string, code: string): Promise<unknown> {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const requireFromFile = (name: string) => require(name.startsWith('.') ? path.join(directory, 'dist', name) : name);
  const context = { strapi, require: requireFromFile };
  const value = await new AsyncFunction(...Object.keys(context), code)(...Object.values(context));
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

/** Unhandled errors of a sample mustn't end the application. The parent reports which sample caused them. */
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (reason: unknown) => {
    if (failBoot) {
      failBoot(reason);
      return;
    }
    const { name, message, stack } = reason instanceof Error ? reason : new Error(String(reason));
    process.send?.({ uncaught: { name, message, stack } });
  });
}

// Without its parent, the process has nothing to do.
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, order }: { id: number; order: Order }) => {
  try {
    process.send!({ id, value: await obey(order) });
  } catch (reason) {
    const error = reason instanceof Error ? reason : new Error(String(reason));
    const { name, message, details, stack } = error as Error & { details?: unknown };
    process.send!({ id, error: { name, message, details, stack } });
  }
});
