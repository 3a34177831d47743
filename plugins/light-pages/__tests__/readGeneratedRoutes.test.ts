import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readGeneratedRoutes} from '../build/readGeneratedRoutes';
import {writeServerRegistry} from '../build/writeModules';

const routesFile = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/cms/it\\'s',
    component: ComponentCreator('/cms/it\\'s', 'ce1'),
    exact: true,
    sidebar: "cms"
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const registryFile = `export default {
  "17896441": [() => import(/* webpackChunkName: "17896441" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "2a": [() => import(/* webpackChunkName: "2a" */ "@site/docs/a (1).mdx"), "@site/docs/a (1).mdx", require.resolveWeak("@site/docs/a (1).mdx")],};
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function fillFolder(routes: string): string {
  writeFileSync(path.join(folder, 'routes.js'), routes);
  writeFileSync(path.join(folder, 'routesChunkNames.json'), '{"/cms/it\'s-ce1":{"__comp":"17896441","content":"2a"}}');
  writeFileSync(path.join(folder, 'registry.js'), registryFile);
  return folder;
}

it('reads routes, chunk names and modules as Docusaurus writes them', () => {
  expect(readGeneratedRoutes(fillFolder(routesFile))).toEqual({
    routes: [
      {path: "/cms/it's", component: "/cms/it's-ce1", exact: true, sidebar: 'cms'},
      {path: '*', component: '*-'},
    ],
    chunkNames: {"/cms/it's-ce1": {__comp: '17896441', content: '2a'}},
    modules: {'17896441': '@theme/DocItem', '2a': '@site/docs/a (1).mdx'},
  });
});

it('says what to compare when Docusaurus writes something else', () => {
  expect(() => readGeneratedRoutes(fillFolder('export default []'))).toThrow(
    /No routes were found.*If Docusaurus was/s,
  );
});

it('names the chunk of each module for the server', () => {
  writeServerRegistry(folder, registryFile);
  expect(readFileSync(path.join(folder, 'serverRegistry.js'), 'utf8')).toBe(
    registryFile
      .replace(', "@theme/DocItem", req', ', "17896441", req')
      .replace(', "@site/docs/a (1).mdx", req', ', "2a", req'),
  );
});

it('refuses a registry in another format', () => {
  expect(() => writeServerRegistry(folder, registryFile.replaceAll('resolveWeak', 'resolve'))).toThrow(
    'correct the pattern',
  );
});
