import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {hashFiles} from '../../../tools/hashFiles';
import {listFilesIfAny} from '../../../tools/listFiles';
import {samplesFolder, applicationCache} from '../lab/workspace';
import {pluginDefaults, readDefaults} from './readDefaults';
import {newProjectFiles, newProjectVariables, packageFiles, readEnvironment} from './readEnvironment';
import type {KnownKeys} from './keyTypes';

/** Types of configuration files, by name of the file. */
export const configTypes = {
  server: 'Server',
  admin: 'Admin',
  api: 'Api',
  database: 'Database',
  features: 'Features',
} as const;
const packages = path.join(samplesFolder, 'node_modules/@strapi');

/** Named option types, by middleware; options without one are in `untypedOptions`. */
const optionTypes: Readonly<Record<string, string>> = {
  'strapi::body': "import('@strapi/core/dist/middlewares/body').Config",
  'strapi::cors': "import('@strapi/core/dist/middlewares/cors').Config",
  'strapi::favicon': "import('@strapi/core/dist/middlewares/favicon').Config",
  'strapi::poweredBy': "import('@strapi/core/dist/middlewares/powered-by').Config",
  'strapi::responses': "import('@strapi/core/dist/middlewares/responses').Config",
  'strapi::session': "Partial<import('koa-session').opts>",
  'strapi::query': "import('qs').IParseOptions",
  'strapi::logger': "import('winston').LoggerOptions",
};

/** Options that the code of a middleware or plugin reads without declaring or defaulting them. */
const untypedOptions = {
  middlewares: {
    'strapi::favicon': ['path', 'maxAge'],
    'strapi::public': ['maxAge'],
    'strapi::errors': [],
    'strapi::compression': ['br', 'gzip', 'deflate', 'filter', 'threshold', 'defaultEncoding'],
    'strapi::ip': ['whitelist', 'blacklist', 'handler'],
    // The options of helmet, by their current names and older ones that it still accepts.
    'strapi::security': (
      'contentSecurityPolicy crossOriginEmbedderPolicy crossOriginOpenerPolicy crossOriginResourcePolicy dnsPrefetchControl ' +
      'expectCt frameguard hidePoweredBy hsts ieNoOpen noSniff originAgentCluster permittedCrossDomainPolicies referrerPolicy ' +
      'strictTransportSecurity xContentTypeOptions xDnsPrefetchControl xDownloadOptions xFrameOptions ' +
      'xPermittedCrossDomainPolicies xPoweredBy xXssProtection xssFilter useDefaults'
    ).split(' '),
    'strapi::responseTime': [],
    'strapi::session':
      'key maxAge autoCommit overwrite httpOnly signed rolling renew secure sameSite domain path store'.split(' '),
  },
  plugins: {
    upload: ['security', 'providerOptions', 'breakpoints', 'sizeLimit', 'provider', 'actionOptions'],
    email: ['provider', 'providerOptions', 'settings', 'ratelimit'],
    graphql: [
      'amountLimit',
      'playgroundAlways',
      'landingPage',
      'generateArtifacts',
      'artifacts',
      'defaultLimit',
      'depthLimit',
      'federation',
    ],
    documentation: ['x-strapi-config', 'info', 'servers', 'externalDocs', 'restrictedAccess', 'excludeFromGeneration'],
    'users-permissions': [
      'jwtSecret',
      'jwt',
      'register',
      'layout',
      'ratelimit',
      'callback',
      'validationRules',
      'email',
    ],
  },
} as const;

/**
 * Reads all configuration keys from the installed packages: from the types of files in `config/` and of middleware options,
 * and from the defaults and code of plugins.
 */
export function readKnownKeys(): Promise<KnownKeys> {
  const code = ['readKnownKeys.ts', 'readDefaults.ts', 'readEnvironment.ts'].map((name) => `checks/shared/cms/${name}`);
  const read = ['package-lock.json', 'config', '.env.example'].map((name) => `samples/${name}`);
  return applicationCache.remember(`keys-${hashFiles([...read, ...code])}`, async () => ({
    ...typedKeys(),
    plugins: await pluginKeys(),
    environment: await environmentNames(),
    defaults: await readDefaults(),
  }));
}

function typedKeys(): Pick<KnownKeys, 'files' | 'middlewares'> {
  const types = [
    ...Object.values(configTypes).map((type) => `import('@strapi/strapi').Core.Config.${type}`),
    ...Object.values(optionTypes),
  ];
  const paths = propertyPaths(types);
  const files = Object.keys(configTypes).map((name, index) => [name, paths[index] ?? []] as const);
  const untyped: Readonly<Record<string, readonly string[]>> = untypedOptions.middlewares;
  const names = new Set([...Object.keys(optionTypes), ...Object.keys(untyped)]);
  const middlewares = [...names].map((name) => {
    const index = Object.keys(optionTypes).indexOf(name);
    const typed = index === -1 ? [] : (paths[Object.keys(configTypes).length + index] ?? []);
    return [name, [...typed, ...(untyped[name] ?? [])]] as const;
  });
  return {files: Object.fromEntries(files), middlewares: Object.fromEntries(middlewares)};
}

/** For each type, the paths of its properties, at most three levels deep, without those that only contain others. */
function propertyPaths(types: readonly string[]): string[][] {
  const name = path.join(samplesFolder, 'known-keys.ts');
  const text = types.map((type, index) => `export type T${index} = ${type};`).join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    types: ['node'],
    typeRoots: [path.join(samplesFolder, 'node_modules/@types')],
  };
  const host = ts.createCompilerHost(options);
  host.readFile = (file) => (file === name ? text : ts.sys.readFile(file));
  host.fileExists = (file) => file === name || ts.sys.fileExists(file);
  host.getCurrentDirectory = () => samplesFolder;
  const program = ts.createProgram([name], options, host);
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(name)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const visit = (type: ts.Type, at: ts.Node, prefix: string, depth: number): string[] =>
    checker.getPropertiesOfType(type).flatMap((property) => {
      const own = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at));
      const key = `${prefix}${property.name}`;
      const isNested = depth < 3 && !own.isUnion() && (own.flags & ts.TypeFlags.Object) !== 0 && !isOpen(checker, own);
      const inner = isNested ? visit(own, at, `${key}.`, depth + 1) : [];
      return inner.length > 0 ? inner : [key];
    });
  return aliases.map((alias) => visit(checker.getTypeAtLocation(alias), alias, '', 0));
}

/** Whether a type takes any key, or is not an object literal's: a function, a list, an instance of a class. */
function isOpen(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    type.getCallSignatures().length > 0 ||
    checker.getIndexInfosOfType(type).length > 0 ||
    ((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.Class) !== 0
  );
}

async function pluginKeys(): Promise<Record<string, string[]>> {
  const untyped: Readonly<Record<string, readonly string[]>> = untypedOptions.plugins;
  const keys: Record<string, string[]> = {};
  for (const folder of await readdir(packages)) {
    const name = folder.replace(/^plugin-/, '');
    const files = listFilesIfAny(path.join(packages, folder, 'dist/server')).filter((file) => file.endsWith('.js'));
    if (files.length === 0) {
      continue;
    }
    const found = new Set([...(untyped[name] ?? []), ...Object.keys(pluginDefaults(folder) ?? {})]);
    for (const file of files) {
      const code = await readFile(path.join(packages, folder, 'dist/server', file), 'utf8');
      for (const [, key = ''] of code.matchAll(new RegExp(`config\\.get\\(\\s*['"\`]plugin::${name}\\.(\\w+)`, 'g'))) {
        found.add(key);
      }
      for (const [, key = ''] of code.matchAll(/[^.\w]config\(\s*['"](\w+)/g)) {
        found.add(key);
      }
    }
    keys[name] = [...found].sort();
  }
  return keys;
}

async function environmentNames(): Promise<string[]> {
  const read = await readEnvironment([...(await packageFiles()), ...(await newProjectFiles())]);
  return [...new Set([...Object.keys(read), ...(await newProjectVariables())])].sort();
}
