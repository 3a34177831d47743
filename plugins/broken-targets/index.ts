import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeLeniently} from '../../src/lib/decodeLeniently';
import {builtSiteOf} from '../../tools/builtSite';
import {docsVersions} from '../docsVersions';
import {describeBrokenTarget} from './describeBrokenTarget';
import {findBrokenTargets} from './findBrokenTargets';

/**
 * Fails the build for broken links and anchors in docs, with file, line and fix. Docusaurus's own check runs afterwards
 * and only names pages. It's still enabled, for links that aren't in the file of a page.
 */
export default function brokenTargets({siteDir}: LoadContext): Plugin {
  /** Files of the pages by path, from the root of the repository. */
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: 'broken-targets',

    allContentLoaded({allContent}) {
      const pages = docsVersions(allContent).flatMap(({docs}) => docs);
      files = new Map(pages.map(({permalink, source}) => [decodeLeniently(permalink), source.replace('@site/', '')]));
    },

    async postBuild(props) {
      const site = builtSiteOf(props);
      // Their links also lead to other pages, such as those of tags.
      const pages = await site.read(site.paths, (page) => page);
      const problems = pages.flatMap((page) => {
        const file = files.get(page.path);
        if (file === undefined) {
          return [];
        }
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        return findBrokenTargets(page, site).flatMap((target) => {
          const known = target.anchor === undefined ? site.paths : (site.page(target.path)?.headingIds ?? []);
          return describeBrokenTarget(target, text, file, known) ?? [];
        });
      });
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}
