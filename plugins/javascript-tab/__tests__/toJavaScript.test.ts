import {runInThisContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {isCommonJs, isServerFile, javaScriptTitle} from '../javaScriptTitle';
import {toJavaScript} from '../toJavaScript';

const server = (code: string) => toJavaScript(code, {title: 'src/index.ts', jsx: false, run: false});

describe('toJavaScript', () => {
  it('removes types and type imports, and keeps comments and blank lines', async () => {
    const code = `import type { Core } from '@strapi/strapi';

// Runs on each request.
const config = ({ env }: Core.Config.Shared.ConfigParams): Core.Config.Server => ({
  host: env('HOST', '0.0.0.0'),

  // highlight-next-line
  port: env.int('PORT', 1337)!,
});

export default config;
`;
    expect(await server(code)).toBe(`// Runs on each request.
const config = ({ env }) => ({
  host: env('HOST', '0.0.0.0'),

  // highlight-next-line
  port: env.int('PORT', 1337),
});

module.exports = config;`);
  });

  it('converts imports and exports', async () => {
    const code = `import path from 'path';
import { factories, Core as C } from '@strapi/strapi';
import * as all from './all';
import './effect';
export const one = (a: C.Strapi) => path.join(all.a);
export function two() {}
export default factories.createCoreController('api::a.a');`;
    expect(await server(code)).toBe(`const path = require('path');
const { factories } = require('@strapi/strapi');
const all = require('./all');
require('./effect');
const one = (a) => path.join(all.a);
function two() {}
module.exports = factories.createCoreController('api::a.a');
module.exports.one = one;
module.exports.two = two;`);
  });

  it('exports names together, and functions by default', async () => {
    expect(await server('const a = 1;\nexport { a as b };\nexport const c = 2;')).toBe(
      'const a = 1;\n\nconst c = 2;\n\nmodule.exports = { b: a, c };',
    );
    expect(await server('export default async (ctx: unknown) => ctx;')).toBe('module.exports = async (ctx) => ctx;');
    expect(await server('export default class A {}')).toBe('module.exports = class A {};');
  });

  it('converts reexports', async () => {
    const code = `import './first';
export * from './all';
export { one, two as second, default as third } from './some';
export * as rest from './rest';
export const own = 1;`;
    const text = await server(code);
    expect(text).toBe(`require('./first');

const own = 1;

module.exports = {
  ...require('./all'),
  one: require('./some').one,
  second: require('./some').two,
  third: require('./some'),
  rest: require('./rest'),
  own,
};`);
    const some = Object.assign(() => 'default', {one: 1, two: 2});
    expect(load(text, {'./first': {}, './all': {own: 0, every: 3}, './some': some, './rest': {four: 4}})).toEqual({
      own: 1,
      every: 3,
      one: 1,
      second: 2,
      third: some,
      rest: {four: 4},
    });
  });

  it('has one default export next to reexports', async () => {
    const text = await server(
      "export { default } from './main';\nexport * from './all';\nexport { a as 'a-b' } from './a';",
    );
    const main = () => 'main';
    const loaded = load(text, {'./main': main, './all': {every: 1}, './a': {a: 2}});
    expect(loaded).toBe(main);
    expect(Object.assign({}, main)).toEqual({every: 1, 'a-b': 2});
  });

  it('resolves a default import to the module itself, however it is written', async () => {
    const text = await server(
      "import main, * as all from './main';\nimport { default as other, part } from './other';\nexport const out = [main, all, other, part];",
    );
    const main = {main: true};
    const other = {part: 1};
    expect(load(text, {'./main': main, './other': other})).toEqual({out: [main, main, other, 1]});
  });

  it('keeps the name of a default export that the file uses', async () => {
    const text = await server('export default function one() { return 1; }\none.two = one() + 1;');
    expect(load(text, {})).toHaveProperty('two', 2);
  });

  it('exports the names in destructuring patterns', async () => {
    const text = await server('export const { a, b: [c, ...d] } = { a: 1, b: [2, 3] };');
    expect(load(text, {})).toEqual({a: 1, c: 2, d: [3]});
  });

  it('requires what run statements import', async () => {
    const code = "import { errors } from '@strapi/utils';\nawait strapi.db.query('a');\nreturn errors;";
    expect(await toJavaScript(code, {title: '', jsx: false, run: true})).toBe(
      "const { errors } = require('@strapi/utils');\nawait strapi.db.query('a');\nreturn errors;",
    );
  });

  it('removes the folder of compiled files, which a JavaScript project does not have', async () => {
    expect(
      await server("const a = createStrapi({ distDir: './dist', appDir });\nconst b = createStrapi({ distDir });"),
    ).toBe('const a = createStrapi({ appDir });\nconst b = createStrapi({});');
    expect(await server("const a = make({ appDir, distDir: './dist' });")).toContain('distDir');
  });

  it.each(['await fetch(url);', 'export const here = import.meta.url;'])('rejects in CommonJS: %s', async (code) => {
    await expect(server(code)).rejects.toThrow(/takes this for CommonJS, where it isn't valid/);
    expect(await toJavaScript(code, {title: 'client/a.ts', jsx: false, run: false})).toBe(code);
  });

  it('keeps ES modules for the browser, and JSX', async () => {
    const code = `import type { StrapiApp } from '@strapi/strapi/admin';\nexport default { bootstrap(app: StrapiApp) { return <b>{app as never}</b>; } };`;
    expect(await toJavaScript(code, {title: 'src/admin/app.tsx', jsx: true, run: false})).toBe(
      'export default {\n  bootstrap(app) {\n    return <b>{app}</b>;\n  },\n};',
    );
  });

  it('is empty for a file with only types', async () => {
    expect(await server('export interface A { b: string }')).toBe('');
  });

  it('rejects TypeScript syntax that is more than a type', async () => {
    await expect(server('enum A { B }')).rejects.toThrow(/"enum A \{ B \}" is more than a type/);
  });
});

/** Runs a CommonJS module, with a fake `require` for these modules. */
function load(code: string, modules: Readonly<Record<string, unknown>>): unknown {
  const module = {exports: {}};
  const run = runInThisContext(`(function (module, require) {${code}\n})`) as (...parts: unknown[]) => void;
  run(module, (name: string) => modules[name]);
  return module.exports;
}

describe('titles', () => {
  it('end with the JavaScript extension', () => {
    expect(['src/index.ts', 'src/admin/app.tsx', 'src/admin/pages/Home.tsx'].map(javaScriptTitle)).toEqual([
      'src/index.js',
      'src/admin/app.js',
      'src/admin/pages/Home.jsx',
    ]);
  });

  it('determine whether a file runs on the server', () => {
    expect(
      [
        'config/server.ts',
        './src/index.ts',
        'src/admin/app.tsx',
        'src/plugins/a/admin/src/index.ts',
        'app/page.tsx',
        'tests/support/strapi.ts',
        'scripts/count.ts',
      ].map(isServerFile),
    ).toEqual([true, true, false, false, false, true, true]);
  });

  it('determine whether Node.js treats a file as CommonJS, unlike files that the plugin SDK bundles', () => {
    expect(
      ['src/index.ts', 'tests/a-test.ts', 'src/plugins/a/server/src/index.ts', 'src/plugins/a/strapi-server.ts'].map(
        isCommonJs,
      ),
    ).toEqual([true, true, false, true]);
  });
});
