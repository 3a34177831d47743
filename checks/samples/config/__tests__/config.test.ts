import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkConfig} from '../checkConfig';
import {checkDefaults} from '../checkDefaults';
import {checkEnvironment} from '../checkEnvironment';

const known = {
  files: {server: ['host', 'cron.enabled', 'http.serverOptions']},
  middlewares: {'strapi::cors': ['origin'], 'strapi::errors': []},
  plugins: {upload: ['provider', 'security'], graphql: []},
  environment: ['HOST'],
  defaults: {'server.cron.enabled': false, 'upload.sizeLimit': 1000, 'strapi::cors.maxAge': 60},
};
const pageOf = (source: string) => readPage('docs/a.mdx', source).page;
const check = (title: string, text: string) =>
  checkConfig(pageOf(`\`\`\`js title="${title}"\n${text}\n\`\`\``).samples[0]!, known).map(
    ({line, message}) => `${line} ${message}`,
  );

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

describe('checkEnvironment', () => {
  it('knows what the packages read, and what code on a page reads', () => {
    const source = "`env('MINE')`\n\n```env\nHOST=a\nMINE=b\nHOTS=c\n```";
    expect(checkEnvironment([pageOf(source)], known.environment)).toEqual([
      expect.objectContaining({line: 6, message: 'nothing reads the variable HOTS'}),
    ]);
  });
});

describe('checkDefaults', () => {
  const at = (file: string, head: string, row: string) =>
    checkDefaults(file, `${head}\n| --- | --- |\n${row}`, known.defaults).map(({message}) => message);

  it('compares the tables of configuration files, middlewares and plugins', () => {
    expect(at('docs/cms/configurations/server.mdx', '| Option | Default |', '| `cron.enabled` | `true` |')).toEqual([
      'the default of cron.enabled is false, not true',
    ]);
    expect(at('docs/a.mdx', '| Option of `upload.config` | Default |', '| `sizeLimit` | `2000` |')).toEqual([
      'the default of sizeLimit is 1000, not 2000',
    ]);
    expect(
      at('docs/cms/configurations/middlewares.mdx', '### cors\n\n| Option | Default |', '| `maxAge` | `61` |'),
    ).toEqual(['the default of maxAge is 60, not 61']);
  });

  it('leaves alone what is right, what it does not know, and cells with more than a value', () => {
    expect(
      at(
        'docs/cms/configurations/server.mdx',
        '| Option | Default |',
        '| `cron.enabled` | `false` |\n| `other` | `1` |\n| `cron.enabled` | `true` in production |',
      ),
    ).toEqual([]);
  });
});
