import path from 'node:path';
import {extractFences} from '../../src/lib/code/extractFences';
import {createHeadingIds, textOf} from '../../plugins/mdx-vocabulary/headingIds';
import type {Node} from '../../plugins/mdx-vocabulary/types';
import {lineAt} from '../shared/lineAt';
import {attributesOf, walk} from './tree';
import type {Site, SourcePage} from './types';

export interface Heading {
  node: Node;
  depth: number;
  text: string;
  /** The fragment that links to it use. */
  id: string;
}

/** The headings of a file in order, without those of imported partials. */
export function headingsOf({root}: SourcePage): Heading[] {
  const idOf = createHeadingIds();
  const headings: Heading[] = [];
  for (const [node] of walk(root)) {
    if (node.type === 'heading') {
      headings.push({node, depth: node.depth ?? 1, text: textOf(node).trim(), id: idOf(node)});
    }
  }
  return headings;
}

/** Every id on the page that a link can target: those of headings, elements, and included partials. */
export function idsOf(page: SourcePage, site: Site): ReadonlySet<string> {
  const ids = headingIdsOf(page, site);
  for (const {root} of withPartials(page, site)) {
    for (const [node] of walk(root)) {
      for (const {name, value} of attributesOf(node)) {
        if (name === 'id' && typeof value === 'string') {
          ids.add(value);
        }
      }
    }
  }
  return ids;
}

/** The ids of the headings of a page and of the partials that it includes. */
export function headingIdsOf(page: SourcePage, site: Site): Set<string> {
  return new Set([...withPartials(page, site)].flatMap((part) => headingsOf(part).map(({id}) => id)));
}

/** A page and the partials that it includes, directly or through others. Another rule reports those that include each other. */
function withPartials(page: SourcePage, site: Site): Set<SourcePage> {
  const parts = new Set([page]);
  // A loop over a set also visits what is added to it on the way.
  for (const part of parts) {
    importsOf(part).forEach(({file}) => {
      const partial = site.byFile.get(file);
      if (partial) {
        parts.add(partial);
      }
    });
  }
  return parts;
}

/** An MDX file that a page imports. */
export interface PartialImport {
  /** Path from the root of the repository. */
  file: string;
  /** Where the import begins in the source. */
  offset: number;
}

/** The partials that a page imports, even if the rest of it can't be parsed. */
export function importsOf({file, source}: SourcePage): PartialImport[] {
  const imports = [...source.matchAll(/^import\s+\w+\s+from\s+['"]([^'"]+\.mdx)['"]/gm)];
  // In a fence, an import is a sample.
  const fences = imports.length === 0 ? [] : extractFences(source);
  return imports
    .map((match) => ({file: resolve(file, match[1] ?? ''), offset: match.index, at: lineAt(source, match.index)}))
    .filter(({at}) => !fences.some(({line, endLine}) => line < at && at < endLine));
}

/**
 * @param from - file that contains the path
 * @param to - relative path, or one that starts at the root of the site with `@site`
 * @returns the path from the root of the repository
 */
export function resolve(from: string, to: string): string {
  return to.startsWith('@site/') ? to.slice('@site/'.length) : path.posix.join(path.posix.dirname(from), to);
}

/** The pages that have a URL, by its path. */
export function pagesByUrl({pages}: Pick<Site, 'pages'>): Map<string, SourcePage> {
  return new Map(pages.filter(({isPartial}) => !isPartial).map((page) => [urlPathOf(page), page]));
}

/** `docs/cms/intro.mdx` is at `/cms/intro`. */
export function urlPathOf({file}: SourcePage): string {
  return file.replace(/^docs/, '').replace(/\.mdx$/, '');
}
