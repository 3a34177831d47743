import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {readCommandTrees} from '../shared/cms/readCommandTrees';
import type {CommandTree} from '../shared/cms/commandTypes';
import {readKnownKeys} from '../shared/cms/readKnownKeys';
import {samplesFolder} from '../shared/lab/workspace';
import {documentParameters, paginationParameters, rootParameters} from '../shared/cms/parameters';
import {graphqlOperators, restRoutes, usersPermissionsRoutes} from './namedInCode';
import type {SurfaceKind} from './types';

const packages = path.join(samplesFolder, 'node_modules');
const load = createRequire(path.join(samplesFolder, 'package.json'));

/** Kinds of config files and the types that describe them. */
const configs = {server: 'Server', admin: 'Admin', api: 'Api', database: 'Database'} as const;

/**
 * Collects the names that users of the CMS write in code and configuration, from the packages installed in the samples
 * application.
 */
export async function readSurface(): Promise<SurfaceKind[]> {
  const trees = await readCommandTrees();
  const {middlewares: middlewareOptions} = await readKnownKeys();
  return [
    kind(
      'REST parameters',
      [...rootParameters.filter((name) => name !== '_q'), ...paginationParameters],
      ['cms/api'],
      'cms/api/rest/parameters',
    ),
    kind('filter operators', operators(), ['cms/api'], 'cms/api/rest/filters'),
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
      errorClasses(),
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
      [...adminHooks(), ...injectionZones()],
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
      contentManagerApis(),
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
      environmentVariables(),
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
  return (tree?.commands ?? []).flatMap((command) => [
    ...(command.commands.length > 0 ? commandsOf(command) : [command.name]),
  ]);
}

function optionsOf(tree: CommandTree | undefined): string[] {
  const own = (tree?.options ?? []).flatMap(({long, short}) => long ?? short ?? []);
  return [...own, ...(tree?.commands ?? []).flatMap(optionsOf)];
}

function operators(): string[] {
  const text = readFileSync(path.join(packages, '@strapi/utils/dist/operators.js'), 'utf8');
  const [, where = ''] = /where:\s*\[([\s\S]*?)\]/.exec(text) ?? [];
  return [...(where === '' ? text : where).matchAll(/\$[a-zA-Z]+/g)].map(([name]) => name);
}

function middlewares(): string[] {
  const {middlewares: builtIn} = load(path.join(packages, '@strapi/core/dist/middlewares/index.js')) as {
    middlewares: Record<string, unknown>;
  };
  return Object.keys(builtIn).map((name) => `strapi::${name}`);
}

function errorClasses(): string[] {
  const {errors} = load('@strapi/utils') as {errors: Record<string, unknown>};
  return Object.keys(errors);
}

function environmentVariables(): string[] {
  const files = ['@strapi/core/dist', '@strapi/admin/dist/server', '@strapi/strapi/dist'].map((part) =>
    path.join(packages, part),
  );
  const names = files.flatMap((folder) =>
    ts.sys
      .readDirectory(folder, ['.js'])
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/process\.env\.(STRAPI_[A-Z_]+)/g)].map(([, name = '']) => name),
      ),
  );
  const template = readFileSync(path.join(samplesFolder, '.env.example'), 'utf8');
  return [...names, ...[...template.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)];
}

/** Methods of the `app` object that the admin panel passes to `register` and `bootstrap`. */
function adminMethods(): string[] {
  const file = path.join(packages, '@strapi/admin/dist/admin/src/StrapiApp.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const internal = new Set(['bootstrap', 'register', 'loadAdminTrads', 'loadTrads', 'render', 'constructor']);
  const names: string[] = [];
  source.forEachChild(function visit(node) {
    if (ts.isClassDeclaration(node)) {
      for (const member of node.members.filter((one) => ts.isMethodDeclaration(one) || ts.isPropertyDeclaration(one))) {
        const name = member.name.getText(source);
        if (/^(add|create|get|register|run|use)[A-Z]/.test(name) && !internal.has(name)) {
          names.push(name);
        }
      }
    }
    ts.forEachChild(node, visit);
  });
  return names;
}

function textOf(file: string): string {
  return readFileSync(path.join(packages, file), 'utf8');
}

/** Names of the hooks that Strapi runs in its own plugins and pages. */
function adminHooks(): string[] {
  const constants = textOf('@strapi/content-manager/dist/admin/constants/hooks.mjs');
  const releases = textOf('@strapi/content-releases/dist/admin/index.mjs');
  return [
    ...[...constants.matchAll(/: '([^']+\/[^']+)'/g)].map(([, name = '']) => name),
    ...[...releases.matchAll(/createHook\('([^']+)'\)/g)].map(([, name = '']) => name),
  ];
}

/** Names of the Content Manager's injection zones, and of the pages they're on. */
function injectionZones(): string[] {
  const text = textOf('@strapi/content-manager/dist/admin/components/InjectionZone.mjs');
  const [, zones = ''] = /INJECTION_ZONES = \{([\s\S]*?)\n\};/.exec(text) ?? [];
  return [...zones.matchAll(/'?([\w-]+)'?: [[{]/g)].map(([, name = '']) => name);
}

function contentManagerApis(): string[] {
  const text = textOf('@strapi/content-manager/dist/admin/content-manager.mjs');
  const [, apis = ''] = /apis: \{([\s\S]*)constructor\(\)/.exec(text) ?? [];
  return [...apis.matchAll(/^ +((?:add|get)\w+):/gm)].map(([, name = '']) => name);
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
  return Object.entries(configs).map(([file, type]) =>
    kind(
      `keys of config/${file}`,
      configurationKeys(type),
      [`cms/configurations`, 'snippets', 'cms/deployment'],
      `cms/configurations/${file === 'admin' ? 'admin-panel' : file}`,
    ),
  );
}

/** Property paths of a configuration type, such as `cron.enabled`, without those that only group others. */
function configurationKeys(type: string): string[] {
  const name = path.join(samplesFolder, 'surface.ts');
  const text = `import type { Core } from '@strapi/strapi'; export type Root = Core.Config.${type};`;
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => (file === name ? text : ts.sys.readFile(file));
  host.fileExists = (file) => file === name || ts.sys.fileExists(file);
  const program = ts.createProgram([name], options, host);
  const checker = program.getTypeChecker();
  const alias = program.getSourceFile(name)?.statements.find(ts.isTypeAliasDeclaration);
  return alias ? pathsOf(checker, checker.getTypeAtLocation(alias), alias, '', 0) : [];
}

function pathsOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node, prefix: string, depth: number): string[] {
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const own = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at));
    const name = `${prefix}${property.name}`;
    const declared = property.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!declared.includes('@strapi/types')) {
      return [];
    }
    const nested =
      depth < 4 && !own.isUnion() && (own.flags & ts.TypeFlags.Object) !== 0 && own.getCallSignatures().length === 0;
    const inner = nested ? pathsOf(checker, own, at, `${name}.`, depth + 1) : [];
    return inner.length > 0 ? inner : [name];
  });
}
