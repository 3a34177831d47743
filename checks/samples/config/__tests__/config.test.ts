import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkConfig} from '../checkConfig';
import {checkEnvironment} from '../checkEnvironment';

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

describe('checkEnvironment', () => {
  it.each([
    ['a client that Strapi has not', 'DATABASE_CLIENT=postres', "DATABASE_CLIENT can't be postres"],
    ['what is read as a boolean', 'IS_ON=tre', "IS_ON can't be tre"],
    ['what is read as a number', 'LIMIT=1o', "LIMIT can't be 1o"],
    ['a variable that is set twice', 'HOST=a\nHOST=b', 'HOST is set twice, and only the last counts'],
  ])('reports %s', (_, text, message) => {
    const source = `\`env.bool('IS_ON')\` \`env.int('LIMIT', 1)\`\n\n\`\`\`env\n${text}\n\`\`\``;
    const found = checkEnvironment([pageOf(source)], ['HOST', 'DATABASE_CLIENT']);
    expect(found).toMatchObject([{line: 3 + text.split('\n').length, message}]);
  });

  it('takes values that fit, quoted or left for the reader', () => {
    const source =
      '`env.bool(\'IS_ON\')`\n\n```env\nIS_ON="true"\nDATABASE_CLIENT=mysql\n```\n\n```env\nIS_ON=<yours>\n```';
    expect(checkEnvironment([pageOf(source)], ['DATABASE_CLIENT'])).toEqual([]);
  });

  it('knows what the packages read, and what code on a page reads', () => {
    const source = "`env('MINE')`\n\n```env\nHOST=a\nMINE=b\nHOTS=c\n```";
    expect(checkEnvironment([pageOf(source)], known.environment)).toEqual([
      expect.objectContaining({line: 6, message: 'nothing reads the variable HOTS'}),
    ]);
  });
});
