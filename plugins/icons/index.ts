import type {LoadContext, Plugin} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createSprite} from './createSprite';
import {findIcons} from './findIcons';

const root = path.join(__dirname, '../..');
const iconFile = /^@phosphor-icons\/core\/assets\/regular\/([\w-]+)\.svg$/;
const folder = path.dirname(require.resolve('@phosphor-icons/core/assets/regular/link.svg'));
const glyphs = path.join(__dirname, 'client/createGlyph');

/**
 * Moves icon shapes out of pages and scripts, where Docusaurus repeats them for each use. Built pages load them from
 * one file, which browsers cache. In development, icons stay inline.
 */
export default function iconsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production') {
    return {name: 'icons'};
  }
  const names = findIcons([
    path.join(root, 'src'),
    path.join(root, 'plugins'),
    ...['docs', 'src'].map((name) => path.join(siteDir, name)),
  ]).filter((name) => existsSync(fileOf(name)));
  const sprite = createSprite(new Map(names.map((name) => [name, readFileSync(fileOf(name), 'utf8')])));
  const url = `assets/icons.${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  const modules = new Map<string, string>();
  return {
    name: 'icons',

    async contentLoaded({actions}) {
      for (const name of names) {
        const code = `import {createGlyph} from ${JSON.stringify(glyphs)};\nexport default createGlyph(${JSON.stringify(`${baseUrl}${url}#${name}`)});\n`;
        modules.set(name, await actions.createData(`${name}.js`, code));
      }
    },

    configureWebpack(_config, _isServer, {currentBundler}) {
      const replace = (resource: {request: string}): void => {
        resource.request = modules.get(iconFile.exec(resource.request)?.[1] ?? '') ?? resource.request;
      };
      return {plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(iconFile, replace)]};
    },

    async postBuild({outDir}) {
      await mkdir(path.join(outDir, 'assets'), {recursive: true});
      await writeFile(path.join(outDir, url), sprite);
    },
  };
}

function fileOf(name: string): string {
  return path.join(folder, `${name}.svg`);
}
