import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {docsVersions} from '../docsVersions';
import {findUnusedTags} from './findUnusedTags';
import {parseTags, type TagDeclaration} from './parseTags';

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
      // `permalink` of a page's tag includes the base path of tags.
      const used = docsVersions(allContent).flatMap(({tagsPath, docs}) =>
        docs.flatMap(({tags}) => tags.map(({permalink}) => permalink.slice(tagsPath.length))),
      );
      const problems = findUnusedTags(declared, new Set(used), tagsFile);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    },
  };
}
