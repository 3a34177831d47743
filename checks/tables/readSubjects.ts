import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {hashFiles} from '../../tools/hashFiles';
import {listFilesIfAny} from '../../tools/listFiles';
import type {CommandTree} from '../shared/cms/commandTypes';
import type {Fact, Facts} from '../shared/cms/factTypes';
import type {KnownKeys, Primitive} from '../shared/cms/keyTypes';
import {readBodyOptions} from '../shared/cms/readBodyOptions';
import {readCommandTrees} from '../shared/cms/readCommandTrees';
import {
  filesOf,
  newProjectFiles,
  newProjectVariables,
  packageFiles,
  readEnvironment,
} from '../shared/cms/readEnvironment';
import {fallbackName, readFallbacks} from '../shared/cms/readFallbacks';
import {configTypes, readKnownKeys} from '../shared/cms/readKnownKeys';
import {documentParameters, paginationParameters, rootParameters} from '../shared/cms/parameters';
import {readNames} from '../shared/cms/readNames';
import {readMembers} from '../shared/cms/readMembers';
import {samplesFolder, applicationCache, applicationHash} from '../shared/lab/workspace';
import {readRunning, type Running} from '../shared/cms/readRunning';
import {parameterFacts} from './parameterFacts';
import type {Subject, Subjects} from './types';

const modules = path.join(samplesFolder, 'node_modules');

/** Middlewares whose options have a named type. */
const typedMiddlewares = ['cors', 'favicon', 'powered-by', 'responses'];

const apis = '@strapi/admin/dist/admin/src/core/apis';
const contentManager = '@strapi/content-manager/dist/admin/src';
const editView = `${contentManager}/pages/EditView/components`;

/** Other types whose properties pages list: the subject, the declaration file, the type. */
const types: ReadonlyArray<readonly [string, string, string]> = [
  ['database connection.connection', '@strapi/types/dist/core/config/database.d.ts', 'SharedConnection'],
  ['database ssl', '@strapi/types/dist/core/config/database.d.ts', 'SSLConfig'],
  ['database pool', '@strapi/types/dist/core/config/database.d.ts', 'PoolConfig'],
  ['a route', '@strapi/types/dist/core/route.d.ts', 'Route'],
  ['the configuration of a route', '@strapi/types/dist/core/route.d.ts', 'RouteConfig'],
  ['a router', '@strapi/types/dist/core/router.d.ts', 'Router'],
  ['a router of a plugin', '@strapi/types/dist/core/router.d.ts', 'Router'],
  ['a core router', '@strapi/types/dist/core/core-api/router.d.ts', 'RouterConfig'],
  ['the server entry of a plugin', '@strapi/types/dist/plugin/config/strapi-server/index.d.ts', 'ServerObject'],
  ['the rule of a cron job', '@strapi/types/dist/modules/cron.d.ts', 'CronRuleOptions'],
  ['a custom field on the server', '@strapi/types/dist/modules/custom-fields.d.ts', 'CustomFieldServerOptions'],
  ['a custom field', `${apis}/CustomFields.d.ts`, 'CustomField'],
  ['an option of a custom field', `${apis}/CustomFields.d.ts`, 'CustomFieldOption'],
  ['registerPlugin', `${apis}/Plugin.d.ts`, 'PluginConfig'],
  ['a menu link', `${apis}/router.d.ts`, 'MenuItem'],
  ['a settings link', `${apis}/router.d.ts`, 'UnloadedSettingsLink'],
  ['a widget', `${apis}/Widgets.d.ts`, 'WidgetArgs'],
  ['the admin panel', '@strapi/admin/dist/admin/src/StrapiApp.d.ts', 'StrapiApp'],
  ['the context of the Content Manager', `${contentManager}/content-manager.d.ts`, 'EditViewContext'],
  ['a document action', `${editView}/DocumentActions.d.ts`, 'DocumentActionDescription'],
  ['a header action', `${editView}/Header.d.ts`, 'HeaderActionDescription'],
  ['a bulk action', `${contentManager}/pages/ListView/components/BulkActions/Actions.d.ts`, 'BulkActionDescription'],
  ['a block', `${editView}/FormInputs/BlocksInput/BlocksEditor.d.ts`, 'SelectorBlock'],
  ['a condition', '@strapi/admin/dist/server/src/domain/condition/index.d.ts', 'CreateConditionPayload'],
  ['an email', '@strapi/email/dist/server/src/types.d.ts', 'SendOptions'],
  ['strapi() of the client', '@strapi/client/dist/index.d.ts', 'Config'],
  ['an MCP tool', '@strapi/types/dist/modules/mcp.d.ts', 'McpToolDefinition'],
  ['a content type', '@strapi/types/dist/struct/schema.d.ts', 'ContentTypeSchema'],
  ['the query engine', '@strapi/database/dist/entity-manager/types.d.ts', 'Repository'],
  ['a core controller', '@strapi/types/dist/core/core-api/controller.d.ts', 'Base'],
];

/** Corrections of incomplete or wrong types, each with the reason. */
const corrections: Readonly<Record<string, Facts>> = {
  'config/server': {
    // The code has a default for each, so a project doesn't have to set them.
    host: {required: false},
    port: {required: false},
    // Passed to the webhook store, but missing in the type.
    'webhooks.defaultHeaders': {kinds: ['object']},
  },
  'config/admin': {
    // Computed from `auth.options.expiresIn`, which is 30 days.
    'auth.sessions.maxSessionLifespan': {defaults: [2_592_000], required: false},
    // Read by single sign-on, but missing in the type.
    'auth.events.onSSOAutoRegistration': {kinds: ['function']},
    // The type is string, but the code takes an object.
    'forgotPassword.emailTemplate': {kinds: ['object']},
    'rateLimit.interval': {kinds: ['number', 'object']},
    'rateLimit.whitelist': {kinds: ['list']},
    'rateLimit.store': {kinds: ['object']},
  },
  'config/database': {
    'connection.client': {kinds: ['string'], values: ['postgres', 'mysql', 'sqlite'], required: true},
    'connection.connection': {kinds: ['object', 'function'], required: true},
    'connection.useNullAsDefault': {kinds: ['boolean']},
  },
  // The code rejects a widget without one.
  'a widget': {icon: {required: true}},
  // Read by the sanitizers, but missing in the type.
  'a content type': {'options.privateAttributes': {kinds: ['list']}},
  // What the code accepts; the type also has HTTP methods that it rejects.
  'a route': {method: {kinds: ['string'], values: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'ALL'], required: true}},
  // Read by controls that offer choices, but missing in the type.
  'an option of a custom field': {options: {kinds: ['list']}},
  // Whether these are required depends on the provider.
  'an email': {to: {kinds: ['string']}, subject: {kinds: ['string']}, text: {kinds: ['string']}},
  // Strapi fills in all of them; the type is that of a loaded plugin.
  'the server entry of a plugin': Object.fromEntries(
    ['register', 'bootstrap', 'destroy', 'config', 'config.validator', 'config.default', 'routes', 'contentTypes'].map(
      (name) => [name, {required: undefined}],
    ),
  ),
  // Knex overrides the pool's own default with a minute, unless `acquireConnectionTimeout` is set.
  'database pool': {acquireTimeoutMillis: {defaults: [60_000], required: false}},
  // koa-compress and koa-ip have no types.
  'strapi::compression': {
    br: {kinds: ['boolean', 'object']},
    gzip: {kinds: ['boolean', 'object']},
    deflate: {kinds: ['boolean', 'object']},
    filter: {kinds: ['function']},
    threshold: {kinds: ['string', 'number']},
    defaultEncoding: {kinds: ['string']},
  },
  'strapi::ip': {whitelist: {kinds: ['list']}, blacklist: {kinds: ['list']}, handler: {kinds: ['function']}},
  'database connection.connection': {
    // Each of these belongs to one database, and the type declares them in anonymous types.
    schema: {kinds: ['string']},
    filename: {kinds: ['string']},
  },
};

/** Reads everything that tables in the docs are compared with from the installed packages. */
export async function readSubjects(): Promise<Subjects> {
  const known = await readKnownKeys();
  const {defaults, ...registered} = await readRunning();
  const code = [
    'checks/tables/readSubjects.ts',
    'checks/tables/parameterFacts.ts',
    'checks/shared/cms',
    'samples/.env.example',
  ];
  const mined = await applicationCache.remember(
    `tables-${applicationHash()}-${hashFiles(code).slice(0, 16)}`,
    async () => ({
      ...(await environments()),
      ...(await typed({...known, defaults: {...known.defaults, ...defaults}})),
      ...names(registered),
      ...parameters(),
    }),
  );
  return {...mined, ...commands(await readCommandTrees())};
}

async function environments(): Promise<Record<string, Subject>> {
  const own = await readEnvironment(await packageFiles());
  const project = await readEnvironment(await newProjectFiles());
  const listed = (await newProjectVariables()).map((name) => [name, {}] as const);
  // Node.js and its packages read it, whether Strapi's code does or not.
  const nodeEnv = {NODE_ENV: {}};
  return {
    environment: {kind: 'options', facts: {...own, ...nodeEnv}},
    'environment of create-strapi-app': {
      kind: 'options',
      facts: await readEnvironment(filesOf('create-strapi-app')),
    },
    'environment of a new project': {
      kind: 'options',
      facts: {...Object.fromEntries(listed), ...project, ...nodeEnv, JWT_SECRET: {}},
    },
  };
}

async function typed({middlewares, plugins, defaults}: KnownKeys): Promise<Record<string, Subject>> {
  const subjects: Record<string, Extract<Subject, {kind: 'options'}>> = {};
  for (const [name, type] of Object.entries(configTypes)) {
    const file = path.join(modules, `@strapi/types/dist/core/config/${name}.d.ts`);
    const inner = name === 'database' ? below('connection', readMembers(file, 'SharedDatabaseConnection')) : {};
    const facts = {...readMembers(file, type), ...inner};
    subjects[`config/${name}`] = optionsOf(`config/${name}`, facts, defaultsBelow(name, defaults));
  }
  for (const [name, file, type] of types) {
    subjects[name] = optionsOf(name, readMembers(path.join(modules, file), type), {});
  }
  for (const [name, keys] of Object.entries(middlewares)) {
    const short = name.replace('strapi::', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = path.join(modules, `@strapi/core/dist/middlewares/${short}.d.ts`);
    const own = name === 'strapi::body' ? readBodyOptions() : {};
    const members = typedMiddlewares.includes(short) ? readMembers(file, 'Config') : own;
    const facts = {...Object.fromEntries(keys.map((key) => [key, {}])), ...members};
    subjects[name] = optionsOf(name, facts, defaultsBelow(name, defaults));
  }
  for (const [name, keys] of Object.entries(plugins)) {
    const facts = Object.fromEntries(keys.map((key) => [key, {}]));
    const words = keys.length > 0 ? await wordsOf(name) : [];
    subjects[`plugin ${name}`] = {...optionsOf(`plugin ${name}`, facts, defaultsBelow(name, defaults)), words};
  }
  return withFallbacks(subjects);
}

/** Packages that Strapi's middlewares pass their options to. */
const middlewarePackages = ['koa-body', 'koa-session', 'koa-compress', 'koa-favicon', 'koa-static', 'koa-ip', 'helmet'];

/** Adds the fallback value in code to each option whose default isn't known. */
async function withFallbacks(
  subjects: Readonly<Record<string, Extract<Subject, {kind: 'options'}>>>,
): Promise<Record<string, Subject>> {
  const everywhere = readFallbacks(await textsOf(await packageFiles()));
  const own = filesOf('@strapi/core').filter((file) => file.includes('/middlewares/'));
  const inMiddlewares = readFallbacks(await textsOf([...middlewarePackages.flatMap(codeOf), ...own]));
  const inPool = readFallbacks(
    await textsOf(['knex/lib/client.js', 'tarn/dist/Pool.js'].map((file) => path.join(modules, file))),
  );
  const complete = Object.entries(subjects).map(([name, subject]) => {
    const fallbacks = name === 'database pool' ? inPool : name.startsWith('strapi::') ? inMiddlewares : everywhere;
    const facts = Object.entries(subject.facts).map(([key, fact]): [string, Fact] => {
      const found = [...(fallbacks.get(fallbackName(key)) ?? [])];
      return [
        key,
        fact.defaults || found.length === 0 || found.length > mostFallbacks ? fact : {...fact, fallbacks: found},
      ];
    });
    return [name, {...subject, facts: Object.fromEntries(facts)}] as const;
  });
  return Object.fromEntries(complete);
}

/** If code has more fallback values than this for a name, several things have that name. */
const mostFallbacks = 8;

async function textsOf(files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => readFile(file, 'utf8')));
}

/** The code of a third-party package, wherever the package keeps it. */
function codeOf(name: string): string[] {
  const folder = path.join(modules, name);
  return listFilesIfAny(folder)
    .filter((file) => /\.c?js$/.test(file) && !/(^|\/)(node_modules|tests?)\//.test(file))
    .map((file) => path.join(folder, file));
}

/** Properties and string literals in the code of a plugin's server half. */
async function wordsOf(plugin: string): Promise<string[]> {
  const files = [...filesOf(`@strapi/${plugin}`), ...filesOf(`@strapi/plugin-${plugin}`)];
  const words = new Set<string>();
  for (const file of files.filter((one) => one.includes('/server/'))) {
    const code = await readFile(file, 'utf8');
    for (const [, word = ''] of code.matchAll(/[.'"{,\s]([a-zA-Z_][\w-]+)/g)) {
      words.add(word);
    }
  }
  return [...words].sort();
}

function optionsOf(
  name: string,
  facts: Facts,
  defaults: Readonly<Record<string, Primitive>>,
): Extract<Subject, {kind: 'options'}> {
  const merged: Record<string, Fact> = {...facts};
  for (const [key, correction] of Object.entries(corrections[name] ?? {})) {
    merged[key] =
      key in facts && 'required' in correction
        ? {...merged[key], ...correction}
        : {...merged[key], required: undefined, ...correction};
  }
  for (const [key, value] of Object.entries(defaults)) {
    merged[key] = {...merged[key], defaults: [value]};
  }
  return {kind: 'options', facts: merged};
}

function below(prefix: string, facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [`${prefix}.${key}`, fact]));
}

function defaultsBelow(prefix: string, defaults: Readonly<Record<string, Primitive>>): Record<string, Primitive> {
  const own = Object.entries(defaults).filter(([key]) => key.startsWith(`${prefix}.`));
  return Object.fromEntries(own.map(([key, value]) => [key.slice(prefix.length + 1), value]));
}

/** Names that pages list, by kind. */
function names({webhookEvents, middlewares}: Omit<Running, 'defaults'>): Record<string, Subject> {
  const {'webhook events of paid plans': paid, ...mined} = readNames();
  const lists = {
    ...mined,
    // The last one is sent by the test button of every webhook.
    'webhook events': [...webhookEvents, ...paid, 'trigger-test'],
    middlewares,
    'methods of the Document Service': Object.keys(documentParameters),
  };
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, {kind: 'names', names: [...new Set(list)]}]),
  );
}

/** Parameters of requests and calls. The former name of publicationFilter still works, and pages mention it. */
function parameters(): Record<string, Subject> {
  const lists = {
    'parameters of REST': [...rootParameters, 'hasPublishedVersion'],
    'parameters of pagination': paginationParameters.map((name) => `pagination[${name}]`),
    'parameters of the Document Service': [...Object.values(documentParameters).flat(), 'hasPublishedVersion'],
  };
  return Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [name, {kind: 'options', facts: parameterFacts(list)}]),
  );
}

function commands(trees: Readonly<Record<string, CommandTree>>): Record<string, Subject> {
  const found: Record<string, Subject> = {};
  const collect = (tree: CommandTree, name: string): void => {
    found[name] = {kind: 'command', options: tree.options, arguments: tree.arguments.map((argument) => argument.name)};
    tree.commands.forEach((inner) => collect(inner, `${name} ${inner.name}`));
  };
  Object.entries(trees).forEach(([name, tree]) => collect(tree, name));
  return found;
}
