import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createFeed} from './createFeed';
import {parseChangelog, type Release} from './parseChangelog';

const feedPath = '/release-notes/atom.xml';

/** Publishes CHANGELOG.md, which the release notes page shows, as an Atom feed that every page announces. */
export default function releaseFeed({siteDir, siteConfig}: LoadContext): Plugin<Release[]> {
  const changelog = path.join(siteDir, 'CHANGELOG.md');
  return {
    name: 'release-feed',

    getPathsToWatch: () => [changelog],

    async loadContent() {
      return parseChangelog(await readFile(changelog, 'utf8'));
    },

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {rel: 'alternate', type: 'application/atom+xml', title: 'Release notes', href: feedPath},
        },
      ],
    }),

    async postBuild({content, outDir}) {
      const xml = createFeed(content, {title: siteConfig.title, url: siteConfig.url, feedPath});
      const file = path.join(outDir, feedPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, xml);
    },
  };
}
