import {z} from 'zod';
import {hashFiles} from '../../../tools/hashFiles';
import {Lab} from '../lab/lab';
import {applicationCache, applicationHash, type Overlay} from '../lab/workspace';
import type {Primitive} from './keyTypes';

const running = z.object({
  config: z.record(z.string(), z.unknown()),
  webhookEvents: z.array(z.string()),
  middlewares: z.array(z.string()),
  routes: z.array(z.object({method: z.string(), path: z.string()})),
});

/** A route as the router has it, `/api/restaurants/:id`. */
export interface Route {
  method: string;
  path: string;
}

/** Facts that only a running application knows. */
export interface Running {
  /** Values of settings that the project doesn't set, by path: `server.cron.enabled`, `upload.sizeLimit`. */
  defaults: Readonly<Record<string, Primitive>>;
  /** Events that a webhook can be sent for, without a license. */
  webhookEvents: readonly string[];
  middlewares: readonly string[];
  /** Of the samples application, of its plugins and of the admin panel. */
  routes: readonly Route[];
}

/** The files of a project that only sets what Strapi requires to start. */
const bare: readonly Overlay[] = [
  {path: 'config/server.js', text: "module.exports = {app: {keys: ['one', 'two']}};"},
  {path: 'config/api.js', text: 'module.exports = {};'},
  {path: 'config/plugins.js', text: 'module.exports = {};'},
  {
    path: 'config/admin.js',
    text: "module.exports = ({env}) => ({auth: {secret: env('ADMIN_JWT_SECRET')}, apiToken: {salt: env('API_TOKEN_SALT')}});",
  },
];

/** Settings from these files, the lab or its environment. */
const set = /^(server\.(app|host|port)|admin\.(auth\.secret|apiToken|serveAdminPanel)|users-permissions\.jwtSecret)\b/;

const readingCode = `
  const plain = (value) => JSON.parse(JSON.stringify(value ?? {}));
  const plugins = Object.keys(strapi.plugins).map((name) => [name, plain(strapi.config.get('plugin::' + name))]);
  const files = ['server', 'admin', 'api', 'features'].map((name) => [name, plain(strapi.config.get(name))]);
  return {
    config: Object.fromEntries([...plugins, ...files]),
    webhookEvents: [...strapi.get('webhookStore').allowedEvents.values()],
    middlewares: Object.keys(strapi.middlewares),
    routes: strapi.server.listRoutes().flatMap(({methods, path}) => methods.map((method) => ({method, path}))),
  };
`;

/**
 * Boots an application without settings, and reads its merged configuration and what's registered. This takes some 8 s of CPU
 * time, and is then cached until the samples application changes.
 *
 * @throws LabError if it doesn't boot
 */
export function readRunning(): Promise<Running> {
  const code = hashFiles(['checks/shared/cms/readRunning.ts']).slice(0, 16);
  return applicationCache.remember(`running-${applicationHash()}-${code}`, async () => {
    const lab = await Lab.start(bare);
    try {
      const {config, ...names} = running.parse(await lab.run(readingCode));
      return {
        ...names,
        defaults: Object.fromEntries(Object.entries(config).flatMap(([name, value]) => flatten(value, name))),
      };
    } finally {
      await lab.stop();
    }
  });
}

/** Values by path, without absolute file paths, which are those of a working copy. */
function flatten(value: unknown, path: string): Array<[string, Primitive]> {
  if (set.test(path) || (typeof value === 'string' && value.startsWith('/') && value.includes('samples'))) {
    return [];
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[path, value]] : [];
}
