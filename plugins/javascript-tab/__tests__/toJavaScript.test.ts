import {describe, expect, it} from 'vitest';
import {isServerFile, javaScriptTitle} from '../javaScriptTitle';
import {toJavaScript} from '../toJavaScript';

const server = (code: string) => toJavaScript(code, {jsx: false, commonJs: true});

describe('toJavaScript', () => {
  it('takes types off, keeps comments and blank lines, and leaves out imports of types', async () => {
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

  it('requires what was imported and exports what was exported', async () => {
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

  it('keeps modules for the browser, and JSX', async () => {
    const code = `import type { StrapiApp } from '@strapi/strapi/admin';\nexport default { bootstrap(app: StrapiApp) { return <b>{app as never}</b>; } };`;
    expect(await toJavaScript(code, {jsx: true, commonJs: false})).toBe(
      'export default {\n  bootstrap(app) {\n    return <b>{app}</b>;\n  },\n};',
    );
  });

  it('is empty for nothing but types', async () => {
    expect(await server('export interface A { b: string }')).toBe('');
  });

  it('rejects what is more than a type', async () => {
    await expect(server('enum A { B }')).rejects.toThrow(/"enum A \{ B \}" is more than a type/);
  });
});

describe('titles', () => {
  it('end in the extension of JavaScript', () => {
    expect(['src/index.ts', 'src/admin/app.tsx', 'src/admin/pages/Home.tsx'].map(javaScriptTitle)).toEqual([
      'src/index.js',
      'src/admin/app.js',
      'src/admin/pages/Home.jsx',
    ]);
  });

  it('say whether a file runs on the server', () => {
    expect(
      [
        'config/server.ts',
        './src/index.ts',
        'src/admin/app.tsx',
        'src/plugins/a/admin/src/index.ts',
        'app/page.tsx',
      ].map(isServerFile),
    ).toEqual([true, true, false, false, false]);
  });
});
