import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {readCommandTrees} from '../shared/cms/readCommandTrees';
import type {CommandTree} from '../shared/cms/commandTypes';
import {filesOf, newProjectVariables, readEnvironment} from '../shared/cms/readEnvironment';
import {configTypes, readKnownKeys} from '../shared/cms/readKnownKeys';
import {readMembers} from '../shared/cms/readMembers';
import {readNames} from '../shared/cms/readNames';
import {samplesFolder} from '../shared/lab/workspace';
import {documentParameters, paginationParameters, rootParameters} from '../shared/cms/parameters';
import {graphqlOperators, restRoutes, usersPermissionsRoutes} from './namedInCode';
import type {SurfaceKind} from './types';

const packages = path.join(samplesFolder, 'node_modules');
const load = createRequire(path.join(samplesFolder, 'package.json'));

/**
 * Collects the names that users of the CMS write in code and configuration, from the packages installed in the samples
 * application.
 */
export async function readSurface(): Promise<SurfaceKind[]> {
  const trees = await readCommandTrees();
  const {middlewares: middlewareOptions} = await readKnownKeys();
  const named = readNames();
  return [
    kind(
      'REST parameters',
      [...rootParameters.filter((name) => name !== '_q'), ...paginationParameters],
      ['cms/api'],
      'cms/api/rest/parameters',
    ),
    kind('filter operators', named.operators, ['cms/api'], 'cms/api/rest/filters'),
    kind('Document Service methods', Object.keys(documentParameters), ['cms/api/document'], 'cms/api/document-service'),
    kind(
      'Document Service parameters',
      Object.values(documentParameters).flat(),
      ['cms/api/document'],
      'cms/api/document-service',
    ),
    kind('REST routes', restRoutes(), ['cms/api/rest', 'cms/features'], 'cms/api/rest'),
    kind(
      'routes of Users & Permissions',
      usersPermissionsRoutes(),
      ['cms/features/users-permissions', 'cms/api/rest', 'cms/configurations/users-and-permissions-providers'],
      'cms/features/users-permissions',
    ),
    kind('GraphQL operators', graphqlOperators(), ['cms/api/graphql'], 'cms/api/graphql'),
    kind('commands of strapi', commandsOf(trees.strapi), cli, 'cms/cli'),
    kind('options of strapi', optionsOf(trees.strapi), cli, 'cms/cli'),
    kind(
      'options of create-strapi-app',
      optionsOf(trees['create-strapi-app']),
      [...cli, 'cms/installation'],
      'cms/installation/cli',
    ),
    kind(
      'commands and options of upgrade',
      [...commandsOf(trees.upgrade), ...optionsOf(trees.upgrade)],
      ['cms/upgrade', 'cms/migration'],
      'cms/upgrade-tool',
    ),
    kind(
      'commands and options of strapi-plugin',
      [...commandsOf(trees['strapi-plugin']), ...optionsOf(trees['strapi-plugin'])],
      ['cms/plugins-development'],
      'cms/plugins-development/plugin-sdk',
    ),
    ...configurationKinds(),
    kind(
      'built-in middlewares',
      middlewares(),
      ['cms/configurations/middlewares', 'cms/backend-customization'],
      'cms/configurations/middlewares',
    ),
    kind(
      'options of built-in middlewares',
      Object.entries(middlewareOptions).flatMap(([name, options]) => (passedOn.includes(name) ? [] : options)),
      ['cms/configurations/middlewares'],
      'cms/configurations/middlewares',
    ),
    kind(
      'error classes',
      named['error classes'],
      ['cms/error-handling', 'cms/backend-customization', 'cms/api'],
      'cms/error-handling',
    ),
    kind(
      'admin panel API',
      adminMethods(),
      ['cms/admin-panel-customization', 'cms/plugins-development'],
      'cms/plugins-development/admin-panel-api',
    ),
    kind(
      'hooks and injection zones of the admin panel',
      [...named['hooks of the admin panel'], ...named['injection zones']],
      ['cms/plugins-development'],
      'cms/plugins-development/admin-panel-api',
    ),
    kind(
      'options of the admin panel API',
      adminOptions(),
      ['cms/plugins-development', 'cms/admin-panel-customization'],
      'cms/plugins-development/admin-panel-api',
    ),
    kind(
      'Content Manager APIs',
      named['functions of the Content Manager'],
      ['cms/plugins-development'],
      'cms/plugins-development/content-manager-apis',
    ),
    kind(
      'keys of a plugin’s server entry',
      serverEntryKeys(),
      ['cms/plugins-development'],
      'cms/plugins-development/server-api',
    ),
    kind(
      'environment variables',
      await environmentVariables(),
      ['cms/configurations', 'cms/deployment', 'cms/usage-information', 'cms/installation'],
      'cms/configurations/environment',
    ),
  ];
}

/** Middlewares that pass their options on to a library with its own documentation: qs, winston, helmet. */
const passedOn = ['strapi::query', 'strapi::logger', 'strapi::security'];

const cli = ['cms/cli', 'cms/data-management', 'cloud/cli', 'cms/typescript', 'cms/configurations', 'snippets'];

function kind(name: string, names: readonly string[], pages: readonly string[], home: string): SurfaceKind {
  return {kind: name, names: [...new Set(names)].sort(), pages, home};
}

function commandsOf(tree: CommandTree | undefined): string[] {
  return (tree?.commands ?? []).flatMap((command) =>
    command.commands.length > 0 ? commandsOf(command) : [command.name],
  );
}

function optionsOf(tree: CommandTree | undefined): string[] {
  const own = (tree?.options ?? []).flatMap(({long, short}) => long ?? short ?? []);
  return [...own, ...(tree?.commands ?? []).flatMap(optionsOf)];
}

function middlewares(): string[] {
  const {middlewares: builtIn} = load(path.join(packages, '@strapi/core/dist/middlewares/index.js')) as {
    middlewares: Record<string, unknown>;
  };
  return Object.keys(builtIn).map((name) => `strapi::${name}`);
}

/** Variables that Strapi only reads to warn that they no longer have an effect. */
const removedVariables = ['STRAPI_DISABLE_REMOTE_DATA_TRANSFER', 'STRAPI_DISABLE_UPDATE_NOTIFICATION'];

async function environmentVariables(): Promise<string[]> {
  const files = ['@strapi/core', '@strapi/admin', '@strapi/strapi'].flatMap(filesOf);
  const read = await readEnvironment(files.filter((file) => !/[\\/]dist\/admin\//.test(file)));
  const own = Object.keys(read).filter((name) => name.startsWith('STRAPI_') && !removedVariables.includes(name));
  return [...own, ...(await newProjectVariables())];
}

/** Methods of the `app` object that the admin panel passes to `register` and `bootstrap`. */
function adminMethods(): string[] {
  const members = readMembers(path.join(packages, '@strapi/admin/dist/admin/src/StrapiApp.d.ts'), 'StrapiApp');
  return Object.keys(members).filter((name) => /^(add|create|get|register|run|use)[A-Z]/.test(name));
}

function textOf(file: string): string {
  return readFileSync(path.join(packages, file), 'utf8');
}

/** Keys that the server half of a plugin can export. */
function serverEntryKeys(): string[] {
  const text = textOf('@strapi/core/dist/domain/module/validation.js');
  return [...text.matchAll(/^ {4}(\w+): strapiUtils\.yup/gm)].map(([, name = '']) => name);
}

/** Types of the options that the admin panel accepts, by file. */
const adminOptionTypes: Readonly<Record<string, readonly string[]>> = {
  '@strapi/admin/dist/admin/src/StrapiApp.d.ts': ['StrapiAppPlugin'],
  '@strapi/admin/dist/admin/src/core/apis/Plugin.d.ts': ['Plugin'],
  '@strapi/admin/dist/admin/src/core/apis/router.d.ts': ['MenuItem', 'StrapiAppSettingLink'],
  '@strapi/admin/dist/admin/src/core/apis/Widgets.d.ts': ['WidgetArgs'],
  '@strapi/content-manager/dist/admin/src/content-manager.d.ts': ['EditViewContext', 'ListViewContext'],
  '@strapi/content-manager/dist/admin/src/pages/EditView/components/DocumentActions.d.ts': [
    'DocumentActionDescription',
    'DialogOptions',
    'NotificationOptions',
    'ModalOptions',
  ],
  '@strapi/content-manager/dist/admin/src/pages/EditView/components/Header.d.ts': ['HeaderActionDescription'],
  '@strapi/content-manager/dist/admin/src/pages/EditView/components/Panels.d.ts': ['PanelDescription'],
  '@strapi/content-manager/dist/admin/src/pages/ListView/components/BulkActions/Actions.d.ts': [
    'BulkActionDescription',
  ],
  '@strapi/content-manager/dist/admin/src/pages/EditView/components/FormInputs/BlocksInput/BlocksEditor.d.ts': [
    'BaseBlock',
    'SelectorBlock',
  ],
};

/** Property names of these types. */
function adminOptions(): string[] {
  return Object.entries(adminOptionTypes).flatMap(([file, types]) => {
    const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
    return types.flatMap((type) => propertiesOf(source, type));
  });
}

/**
 * Properties of an interface, class or object type, including those of nested object types. Computed properties, and
 * those whose name begins with an underscore, are internal to Strapi and left out.
 */
function propertiesOf(source: ts.SourceFile, type: string): string[] {
  const names: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node)) {
      const name = node.name.getText(source);
      if (!/^[a-zA-Z]/.test(name)) {
        return;
      }
      names.push(name);
    }
    if (!ts.isFunctionTypeNode(node)) {
      ts.forEachChild(node, collect);
    }
  };
  for (const statement of source.statements) {
    const named =
      ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (named && statement.name?.text === type) {
      collect(statement);
    }
  }
  return names;
}

function configurationKinds(): SurfaceKind[] {
  return (['server', 'admin', 'api', 'database'] as const).map((file) =>
    kind(
      `keys of config/${file}`,
      configurationKeys(file, configTypes[file]),
      ['cms/configurations', 'snippets', 'cms/deployment'],
      `cms/configurations/${file === 'admin' ? 'admin-panel' : file}`,
    ),
  );
}

/** Paths of the options of a configuration file, such as `cron.enabled`, without those that only group others. */
function configurationKeys(file: string, type: string): string[] {
  const names = Object.keys(readMembers(path.join(packages, `@strapi/types/dist/core/config/${file}.d.ts`), type));
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
}
