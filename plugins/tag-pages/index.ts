import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {findUnusedTags} from './findUnusedTags';
import {parseTags} from './parseTags';
import type {TagDeclaration} from './types';

const tagsFile = 'docs/tags.yml';

/**
 * Validates the declarations from which plugin-content-docs creates tag pages: every tag is fully declared, and used by
 * some page. plugins/front-matter checks that pages only use declared tags. The tag pages themselves are
 * plugin-content-docs' routes with our components (see config/docs.ts).
 */
export default function tagPages({siteDir}: LoadContext): Plugin<TagDeclaration[]> {
  return {
    name: 'tag-pages',

    getPathsToWatch: () => [path.join(siteDir, tagsFile)],

    async loadContent() {
      return parseTags(await readFile(path.join(siteDir, tagsFile), 'utf8'), tagsFile);
    },

    allContentLoaded({allContent}) {
      const declared = allContent['tag-pages']?.default as TagDeclaration[];
      const problems = findUnusedTags(declared, usedPermalinks(allContent), tagsFile);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}

function usedPermalinks(
  allContent: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>,
): Set<string> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
  return new Set(
    docs.loadedVersions.flatMap(({tagsPath, docs: pages}) =>
      pages.flatMap((page) => page.tags.map(({permalink}) => permalink.slice(tagsPath.length))),
    ),
  );
}
