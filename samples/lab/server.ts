/**
 * The samples application as a child process that takes orders over IPC. It runs compiled, from a working copy of the
 * application (`<copy>/dist/lab/server.js`), on a database in that copy.
 */
import * as deterministic from './deterministic';

process.env.NODE_ENV = 'development';
const withAdmin = process.argv.includes('--admin');

deterministic.install();

import { createStrapi, type Core } from '@strapi/strapi';
import fs from 'fs';
import path from 'path';
import { fullAccessKey, readOnlyKey } from './data';
import { clearExtras, mark, restore, rewind, snapshot } from './restore';
import { seed } from './seed';

type Order =
  | { kind: 'reset' }
  | { kind: 'tick' }
  | { kind: 'mark'; withData: boolean }
  | { kind: 'rewind' }
  | { kind: 'settle' }
  | { kind: 'run'; code: string }
  | { kind: 'graphqlSchema' }
  | { kind: 'routes' }
  | { kind: 'types' }
  | { kind: 'jwt'; user: string };

const appDir = path.resolve(__dirname, '..', '..');
const database = path.join(appDir, '.tmp', 'data.db');

/** Where the ids and times were when the parent last asked to remember that. */
let marked = { place: deterministic.position(), withData: false };

async function start(): Promise<Core.Strapi> {
  const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: withAdmin, autoReload: withAdmin });
  await strapi.load();
  if (process.argv.includes('--seed')) {
    await seed(strapi);
  }
  strapi.server.mount();
  await new Promise<void>((resolve) => {
    strapi.server.httpServer.listen(0, '127.0.0.1', resolve);
  });
  return strapi;
}

/** Carries out one order. What it returns is sent to the parent, so it must be JSON. */
async function obey(strapi: Core.Strapi, order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'reset':
      deterministic.resetSequence();
      await restore(strapi);
      clearExtras(path.join(appDir, 'public', 'uploads'));
      return null;
    case 'tick':
      deterministic.tick();
      return null;
    case 'mark':
      marked = { place: deterministic.position(), withData: order.withData };
      if (order.withData) {
        await mark(strapi, database);
      }
      return null;
    case 'rewind':
      deterministic.goTo(marked.place);
      if (marked.withData) {
        await rewind(strapi);
      }
      return null;
    case 'settle':
      // Node.js reports a rejection that nothing waits for once all that is due now is done.
      await new Promise((resolve) => setImmediate(resolve));
      return null;
    case 'run':
      return run(strapi, order.code);
    case 'graphqlSchema': {
      const { printSchema } = require('graphql');
      return printSchema(strapi.plugin('graphql').service('content-api').buildSchema());
    }
    case 'routes':
      return strapi.server.listRoutes().map((layer) => ({ path: layer.path, methods: layer.methods }));
    case 'types': {
      const { generators } = require('@strapi/typescript-utils');
      const artifacts = { contentTypes: true, components: true };
      await generators.generate({ strapi, pwd: appDir, artifacts, logger: { silent: true } });
      const folder = path.join(appDir, 'types', 'generated');
      return fs.readdirSync(folder).map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]);
    }
    case 'jwt': {
      const user = await strapi.db
        .query('plugin::users-permissions.user')
        .findOne({ where: { username: order.user } });
      return strapi.plugin('users-permissions').service('jwt').issue({ id: user.id });
    }
  }
}

async function run(strapi: Core.Strapi, code: string): Promise<unknown> {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor;
  const context = { strapi, require: (name: string) => require(name.startsWith('.') ? path.join(appDir, 'dist', name) : name) };
  const value = await new AsyncFunction(...Object.keys(context), code)(...Object.values(context));
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

/** A sample that doesn't wait for what it starts must not end the application: the parent says where it is. */
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (reason: unknown) => {
    const { name, message, stack } = reason instanceof Error ? reason : new Error(String(reason));
    process.send?.({ uncaught: { name, message, stack } });
  });
}

// Without a parent there is nobody to work for.
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, order }: { id: number; order: Order }) => {
  try {
    const strapi = await ready;
    process.send!({ id, value: await obey(strapi, order) });
  } catch (error) {
    const { name, message, details, stack } = error as Error & { details?: unknown };
    process.send!({ id, error: { name, message, details, stack } });
  }
});

const ready = start();
ready.then(
  (strapi) => {
    snapshot(strapi, database);
    const address = strapi.server.httpServer.address() as { port: number };
    process.send!({ ready: { port: address.port, fullAccessKey, readOnlyKey } });
  },
  (error: Error) => {
    fs.writeSync(2, `${error.stack}\n`);
    process.send!({ failed: { name: error.name, message: error.message, stack: error.stack } });
    process.exitCode = 1;
    process.disconnect();
  }
);
