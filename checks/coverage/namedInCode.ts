import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {samplesFolder} from '../shared/lab/workspace';

const packages = path.join(samplesFolder, 'node_modules/@strapi');
const textOf = (file: string): string => readFileSync(path.join(packages, file), 'utf8');

/** REST API routes of every content type, and of files, locales and email: `GET /api/upload/files/:id`. */
export function restRoutes(): string[] {
  const core = ['GET', 'POST'].map((method) => `${method} /api/:pluralApiId`);
  const one = ['GET', 'PUT', 'DELETE'].map((method) => `${method} /api/:pluralApiId/:documentId`);
  const plugins = ['upload', 'i18n', 'email'].flatMap((name) =>
    routesIn(`${name}/dist/server/routes/content-api.js`, `/api/${name}`),
  );
  return [...core, ...one, ...plugins];
}

/** Routes of the Users & Permissions plugin's content API. */
export function usersPermissionsRoutes(): string[] {
  const folder = 'plugin-users-permissions/dist/server/routes/content-api';
  return [
    ...['auth', 'user'].flatMap((name) => routesIn(`${folder}/${name}.js`, '/api')),
    ...['role', 'permissions'].flatMap((name) => routesIn(`${folder}/${name}.js`, '/api/users-permissions')),
  ];
}

/** GraphQL filter operators. */
export function graphqlOperators(): string[] {
  const folder = 'plugin-graphql/dist/server/services/builders/filters/operators';
  return readdirSync(path.join(packages, folder))
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) =>
      [...textOf(`${folder}/${name}`).matchAll(/_FIELD_NAME = '(\w+)'/g)].map(([, field = '']) => field),
    );
}

function routesIn(file: string, prefix: string): string[] {
  return [...textOf(file).matchAll(/method: '([A-Z]+)',\s*path: '([^']*)'/g)].map(
    ([, method = '', route = '']) => `${method} ${prefix}${route === '/' ? '' : route.replace('(.*)', ':provider')}`,
  );
}
