import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {packageManifest} from '../../tools/packageManifest';
import {readJson} from '../../tools/readJson';
import {zipFolder} from '../../tools/zipFolder';
import {collectFiles} from './build/collectFiles';

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
      await writeFile(path.join(outDir, 'downloads', `${folder}.zip`), zipFolder(folder, files));
    },
  };
}
