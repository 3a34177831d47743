import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync} from 'fflate';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packageManifest} from '../../tools/packageManifest';
import {readJson} from '../../tools/readJson';
import {collectFiles} from './build/collectFiles';

/** In local time, because that's what the ZIP format stores, so that builds in any time zone produce the same file. */
const date = new Date(2026, 0, 1);
/** The page that explains how to use it. Sites without that page, such as fixture sites, have nothing to download. */
const page = 'docs/cms/sample-project.mdx';
const folder = 'restaurant-guide';

/** Publishes the project that the samples use as `/downloads/restaurant-guide.zip`. */
export default function sampleProject({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-project',

    async postBuild({outDir}) {
      if (!existsSync(path.join(siteDir, page))) {
        return;
      }
      const {dependencies} = await readJson(path.join(siteDir, 'package.json'), packageManifest);
      const files = await collectFiles(dependencies.qs ?? 'latest');
      await mkdir(path.join(outDir, 'downloads'), {recursive: true});
      await writeFile(path.join(outDir, 'downloads', `${folder}.zip`), zipOf(files));
    },
  };
}

function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...files].map(([name, content]) => [`${folder}/${name}`, content] as const);
  return zipSync(Object.fromEntries(entries), {mtime: date});
}
