import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkConfig} from '../checkConfig';
import {checkEntryPoints} from '../checkEntryPoints';
import {checkManifest} from '../checkManifest';
import {checkNestedOptions} from '../checkNestedOptions';

const known = {
  files: {server: ['host', 'cron.enabled', 'http.serverOptions']},
  middlewares: {'strapi::cors': ['origin'], 'strapi::errors': []},
  plugins: {upload: ['provider', 'security'], graphql: []},
  environment: ['HOST'],
  defaults: {},
};
const pageOf = (source: string) => readPage('docs/a.mdx', source).page;
const check = (title: string, text: string) =>
  pageOf(`\`\`\`js title="${title}"\n${text}\n\`\`\``)
    .samples.flatMap((sample) => checkConfig(sample, known))
    .map(({line, message}) => `${line} ${message}`);

describe('checkConfig', () => {
  it.each([
    [
      'config/server.js',
      "module.exports = ({env}) => ({host: env('HOST'), cron: {enabled: true}, http: {serverOptions: {any: 1}}});",
    ],
    [
      'config/env/production/server.ts',
      'const config = () => { return {host: 1} satisfies object; };\nexport default config;',
    ],
    [
      'config/plugins.js',
      "module.exports = {upload: {config: {provider: 'a'}}, mine: {resolve: './a', config: {a: 1}}};",
    ],
    [
      'config/middlewares.js',
      "module.exports = ['strapi::errors', 'global::a', {name: 'strapi::cors', config: {origin: []}}];",
    ],
    ['src/index.js', 'module.exports = {hots: 1};'],
  ])('accepts %s', (title, text) => {
    expect(check(title, text)).toEqual([]);
  });

  it.each([
    ['config/server.js', 'module.exports = {\n  hots: 1,\n};', '2 config/server has no "hots"'],
    ['config/server.js', 'module.exports = {cron: {enable: 1}};', '1 cron of config/server has no "enable"'],
    ['config/env/production/server.ts', 'export default (() => ({hots: 1}));', '1 config/server has no "hots"'],
    ['config/plugins.js', 'module.exports = {uplaod: {}};', '1 "uplaod" is no installed plugin'],
    [
      'config/plugins.js',
      "module.exports = {upload: {config: {providr: 'a'}}};",
      '1 the configuration of upload has no "providr"',
    ],
    ['config/middlewares.js', "module.exports = ['strapi::error'];", '1 "strapi::error" is no middleware of Strapi'],
    [
      'config/middlewares.js',
      "module.exports = [{name: 'strapi::cors', config: {origins: []}}];",
      '1 strapi::cors has no "origins"',
    ],
  ])('reports a key of %s that does not exist', (title, text, message) => {
    expect(check(title, text)).toEqual([message]);
  });
});

describe('checkNestedOptions', () => {
  const find = (text: string) =>
    pageOf(`\`\`\`ts title="config/plugins.ts"\n${text}\n\`\`\``)
      .samples.flatMap(checkNestedOptions)
      .map(({line, message}) => `${line} ${message}`);
  const mail = "{provider: 'nodemailer', providerOptions: {host: env('SMTP_HOST'), port: 587}}";
  const strategy = "new Strategy({clientID: 'a', clientSecret: 'b', callbackURL: 'c'})";
  const connection =
    "{client: 'mysql', connection: {host: 'a', port: env.int('P', 3306), database: 'b', user: 'c', password: 'd'}}";

  it.each([mail, strategy, connection, "env.int('PORT', 1337)"])('accepts %s', (text) => {
    expect(find(`export default (${text});`)).toEqual([]);
  });

  it.each([
    ['an option that a provider has not', mail.replace('port', 'prot'), /no "prot"/],
    ['a provider without its key', "{provider: 'sendgrid', providerOptions: {}}", /lacks apiKey/],
    ['a strategy without its secret', strategy.replace('clientSecret', 'secret'), /no "secret"/],
    [
      'an option of another database',
      connection.replace("'mysql'", "'sqlite'"),
      /the connection of sqlite has no "host"/,
    ],
    ['the port of another database', connection.replace('3306', '5432'), /mysql doesn't listen on 5432/],
    ['another default than that of a new project', "env.int('PORT', 1338)", /has 1337 as the default of PORT/],
    ['a process that PM2 has not', "{apps: [{name: 'a', script: 'b', args: 'start', envs: {}}]}", /apps has no "envs"/],
    ['development under PM2', "{apps: [{name: 'a', script: 'b', args: 'develop', env: {}}]}", /in production/],
    ['a misspelled credential', "{credentials: {accessKeyId: 'a', secretAcessKey: 'b'}}", /no "secretAcessKey"/],
  ])('reports %s', (_, text, message) => {
    expect(find(`export default (${text});`)[0]).toMatch(message);
  });
});

describe('checkManifest', () => {
  const find = (text: string) =>
    pageOf(`\`\`\`json title="src/plugins/a/package.json"\n${text}\n\`\`\``)
      .samples.flatMap((sample) => checkManifest(sample, {}))
      .map(({message}) => message);
  const entry = {source: './server/src/index.ts', import: './dist/server/index.mjs', default: './dist/server/index.js'};

  it('accepts the manifest of a plugin', () => {
    const manifest = {
      exports: {'./strapi-server': entry},
      scripts: {build: 'tsc'},
      strapi: {kind: 'plugin'},
    };
    expect(find(JSON.stringify(manifest))).toEqual([]);
  });

  it.each([
    ['a package that nobody knows', {dependencies: {raect: '1'}}, /"raect" is no package/],
    ['a field with the value of another', {type: {a: '1'}}, /"type" of package.json/],
    ['telemetry that stays on', {strapi: {telemetryDisabled: false}}, /telemetry is on/],
    ['a script that nobody runs', {scripts: {biuld: 'tsc'}}, /"biuld" is no script/],
    ['an unknown condition', {exports: {'./strapi-server': {...entry, imports: './a.mjs'}}}, /no "imports"/],
    ['the file of another condition', {exports: {'./strapi-server': {import: entry.default}}}, /can't be "import"/],
    ['the file of another entry point', {exports: {'./strapi-admin': entry}}, /can't be "source" of .\/strapi-admin/],
    ['an unknown entry point', {exports: {'./strapi-serve': entry}}, /no ".\/strapi-serve"/],
  ])('reports %s', (_, manifest, message) => {
    expect(find(JSON.stringify(manifest))[0]).toMatch(message);
  });
});

describe('checkEntryPoints', () => {
  const find = (title: string, text: string) =>
    pageOf(`\`\`\`ts title="${title}"\n${text}\n\`\`\``)
      .samples.flatMap(checkEntryPoints)
      .map(({message}) => message);
  const index = 'src/plugins/a/server/src/index.ts';
  const routes = 'src/api/a/routes/a.ts';
  const app = 'src/admin/app.tsx';

  it.each([
    [index, 'export default {register, routes: {admin}, contentTypes};'],
    [routes, "export default {routes: [{method: 'GET', path: '/a', handler: 'a.find', config: {}}]};"],
    [app, "export default {config: {theme: {light: {colors: {primary600: '#fff'}}}}, bootstrap() {}};"],
  ])('accepts %s', (title, text) => {
    expect(find(title, text)).toEqual([]);
  });

  it.each([
    ['an unknown part of a plugin', index, 'export default {contentType};', /server has no "contentType"/],
    [
      'a route without its method',
      routes,
      "export default [{methods: 'GET', path: '/a', handler: 'b'}];",
      /without method/,
    ],
    [
      'a method that is none',
      routes,
      "export default [{method: 'GTE', path: '/a', handler: 'b'}];",
      /"GTE" is no method/,
    ],
    [
      'an unknown option of the panel',
      app,
      'export default {config: {translation: {}}};',
      /config has no "translation"/,
    ],
    ['an unknown color', app, 'export default {config: {theme: {dark: {colors: {primry: 1}}}}};', /no color primry/],
  ])('reports %s', (_, title, text, message) => {
    expect(find(title, text)).toEqual([expect.stringMatching(message)]);
  });
});
