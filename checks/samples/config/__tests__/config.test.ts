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
  defaults: {'server.cron.enabled': false, 'upload.security': true, 'strapi::cors.credentials': true},
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
    ['config/plugins.js', 'module.exports = {uplaod: {}};', '1 "uplaod" isn\'t an installed plugin'],
    [
      'config/plugins.js',
      "module.exports = {upload: {config: {providr: 'a'}}};",
      '1 the configuration of upload has no "providr"',
    ],
    ['config/middlewares.js', "module.exports = ['strapi::error'];", '1 "strapi::error" isn\'t a Strapi middleware'],
    [
      'config/middlewares.js',
      "module.exports = [{name: 'strapi::cors', config: {origins: []}}];",
      '1 strapi::cors has no "origins"',
    ],
  ])('reports a key of %s that does not exist', (title, text, message) => {
    expect(check(title, text)).toEqual([message]);
  });

  it.each([
    ['config/server.js', 'module.exports = {\n  cron: {enabled: false},\n};', '2 "enabled" is false by default'],
    ['config/plugins.js', 'module.exports = {upload: {config: {security: true}}};', '1 "security" is true by default'],
    [
      'config/database.js',
      'module.exports = {connection: {useNullAsDefault: false}};',
      '1 useNullAsDefault has to be true here',
    ],
  ])('reports a switch of %s that changes nothing, or has no other value', (title, text, message) => {
    const files = {...known.files, database: ['connection.useNullAsDefault']};
    const [sample] = pageOf(`\`\`\`js title="${title}"\n${text}\n\`\`\``).samples;
    const findings = sample ? checkConfig(sample, {...known, files}) : [];
    expect(findings.map(({line, message}) => `${line} ${message}`)).toEqual([message]);
  });

  it('accepts a switch that pages only show in one position, even if that is its default', () => {
    const middlewares = {'strapi::security': ['contentSecurityPolicy']};
    const defaults = {'strapi::security.contentSecurityPolicy.useDefaults': true};
    const text =
      "module.exports = [{name: 'strapi::security', config: {contentSecurityPolicy: {useDefaults: true, directives: {}}}}];";
    const [sample] = pageOf(`\`\`\`js title="config/middlewares.js"\n${text}\n\`\`\``).samples;
    expect(sample && checkConfig(sample, {...known, middlewares, defaults})).toEqual([]);
  });

  it('accepts a switch that a new project also sets', () => {
    const api = {...known, files: {api: ['rest.withCount']}, defaults: {'api.rest.withCount': true}};
    const find = (title: string) =>
      pageOf(`\`\`\`ts title="${title}"\nexport default {rest: {withCount: true}};\n\`\`\``).samples.flatMap((one) =>
        checkConfig(one, api),
      );
    expect(find('config/api.ts')).toEqual([]);
    expect(find('config/env/production/api.ts')).toHaveLength(1);
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

  it.each([
    mail,
    strategy,
    connection,
    `{'img-src': ["'self'", 'data:', 'https://cdn.example.com']}`,
    "env.int('PORT', 1337)",
  ])('accepts %s', (text) => {
    expect(find(`export default (${text});`)).toEqual([]);
  });

  it.each([
    ['a provider of sign-in without its name', "{providers: [{ui: 'a', displayName: 'A', createStrategy}]}", /no "ui"/],
    ['a setting of emails that is none', mail.replace('{', "{settings: {defaultForm: 'a'}, "), /no "defaultForm"/],
    ['an option of cookies that is none', "{cookie: {samesite: 'lax'}}", /cookie has no "samesite"/],
    ['an option of Apollo that is none', '{apolloServer: {introspektion: true}}', /no "introspektion"/],
    ['a source of a policy that is none', "{'img-src': ['blobb:']}", /'blobb:' isn't a valid/],
    ['an option that a provider has not', mail.replace('port', 'prot'), /no "prot"/],
    ['a provider without its key', "{provider: 'sendgrid', providerOptions: {}}", /lacks apiKey/],
    ['a strategy without its secret', strategy.replace('clientSecret', 'secret'), /no "secret"/],
    [
      'an option of another database',
      connection.replace("'mysql'", "'sqlite'"),
      /the connection of sqlite has no "host"/,
    ],
    ['the port of another database', connection.replace('3306', '5432'), /mysql doesn't listen on 5432/],
    ['another default than that of a new project', "env.int('PORT', 1338)", /PORT defaults to 1337/],
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
    ['a browser that is none', {browserslist: ['Firefox ES']}, /"browserslist" of package.json/],
    ['a package that nobody knows', {dependencies: {raect: '1'}}, /"raect" isn't a package/],
    ['a field with the value of another', {type: {a: '1'}}, /"type" of package.json/],
    ['telemetry that stays on', {strapi: {telemetryDisabled: false}}, /telemetry is on/],
    ['a script that nobody runs', {scripts: {biuld: 'tsc'}}, /"biuld" isn't a script/],
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
      /this route has no method/,
    ],
    [
      'a method that fits no action of this name',
      routes,
      "export default [{method: 'POST', path: '/a', handler: 'a.update'}];",
      /POST for the action update/,
    ],
    [
      'an unknown option of the configuration of a route',
      routes,
      "export default [{method: 'GET', path: '/a', handler: 'a.find', config: {policy: []}}];",
      /the configuration of a route has no "policy"/,
    ],
    [
      'a method that is none',
      routes,
      "export default [{method: 'GTE', path: '/a', handler: 'b'}];",
      /"GTE" isn't an HTTP method/,
    ],
    [
      'an unknown option of the panel',
      app,
      'export default {config: {translation: {}}};',
      /config has no "translation"/,
    ],
    [
      'a hook that is made too late',
      app,
      "export default {bootstrap(app) {\n  app.createHook('a');\n}};",
      /createHook is too late in bootstrap/,
    ],
    [
      'a component that is added too early',
      app,
      "export default {register(app) { app.injectComponent('a'); }};",
      /injectComponent is too early in register/,
    ],
    [
      'a hook that refuses what is stored',
      'src/api/a/content-types/a/lifecycles.ts',
      "export default {afterCreate() { throw new errors.ValidationError('a'); }};",
      /afterCreate can't reject data that's already stored/,
    ],
    ['an unknown color', app, 'export default {config: {theme: {dark: {colors: {primry: 1}}}}};', /no color primry/],
  ])('reports %s', (_, title, text, message) => {
    expect(find(title, text)).toEqual([expect.stringMatching(message)]);
  });
});
