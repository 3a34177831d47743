import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeLeniently} from '../../src/lib/decodeLeniently';
import {builtSiteOf} from '../../tools/builtSite';
import {describeBrokenTarget} from './describeBrokenTarget';
import {findBrokenTargets} from './findBrokenTargets';

/**
 * Fails the build for broken links and anchors in docs, with file, line and fix. Docusaurus's own check runs afterwards
 * and only names pages. It's still enabled, for links that aren't in the file of a page.
 */
export default function brokenTargets({siteDir}: LoadContext): Plugin {
  return {
    name: 'broken-targets',

    async postBuild(props) {
      const site = builtSiteOf(props);
      const docs = new Map(docsOf(props).map(({permalink, source}) => [decodeLeniently(permalink), source]));
      const pages = await site.read(docs.keys(), (page) => page);
      const problems = pages.flatMap((page) => {
        const file = docs.get(page.path)?.replace('@site/', '') ?? '';
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

function docsOf({plugins}: Props): DocsContent['loadedVersions'][number]['docs'] {
  const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  return (docs?.content as DocsContent).loadedVersions.flatMap((version) => version.docs);
}
