import type {Plugin} from 'esbuild';
import {build} from 'esbuild';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';

const most = 2 * 1024;
const entry = path.resolve(__dirname, '../../../../src/theme/SearchBar/index.tsx');

/** Bundles our own code that every page loads. Packages are loaded in any case, and dialogs are imported on demand. */
const ownInitialCode: Plugin = {
  name: 'own-initial-code',
  setup(esbuild) {
    esbuild.onResolve({filter: /.*/}, ({path: wanted, kind}) =>
      kind !== 'entry-point' && (kind === 'dynamic-import' || !/^\.|\.svg$/.test(wanted))
        ? {path: wanted, external: true}
        : undefined,
    );
    // Imitates svgr and CSS modules: a component with the path of the icon, and class names.
    esbuild.onLoad({filter: /\.css$/}, () => ({contents: 'export default {}', loader: 'js'}));
    // The icon of the assistant's button isn't part of search.
    esbuild.onLoad({filter: /sparkle\.svg$/}, () => ({contents: '', loader: 'text'}));
  },
};

it('search only adds its buttons to the JavaScript of every page, at most 2 KB gzipped', async () => {
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: {'.svg': 'text'},
    logLevel: 'silent',
    plugins: [ownInitialCode],
  });
  const modules = Object.keys(metafile.inputs);
  expect(modules.filter((file) => /dialog\/|embedded\/|hosted\/|search\/core|plugins\/ask/.test(file))).toEqual([]);
  expect(modules.some((file) => file.endsWith('SearchButtons.tsx'))).toBe(true);
  expect(gzipSync(outputFiles[0]?.text ?? '', {level: 9}).length).toBeLessThanOrEqual(most);
});
