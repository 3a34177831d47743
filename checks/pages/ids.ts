import path from 'node:path';
import {createHeadingIds, textOf} from '../../plugins/mdx-vocabulary/headingIds';
import type {JsxAttribute, Node} from '../../plugins/mdx-vocabulary/types';
import {walk} from './tree';
import type {Site, SourcePage} from './types';

/** A heading of a page. */
export interface Heading {
  node: Node;
  depth: number;
  text: string;
  /** What links to it are written with. */
  id: string;
}

/** The headings of one file in their order, without those of the partials it imports. */
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

/**
 * Every id that a link to the page can name: of headings, of elements, and of the partials that it shows.
 *
 * @param around - the pages that show this one, outermost first
 */
export function idsOf(page: SourcePage, site: Site, around: readonly SourcePage[] = []): ReadonlySet<string> {
  const ids = new Set(headingsOf(page).map(({id}) => id));
  for (const [node] of walk(page.root)) {
    for (const {name, value} of (node.attributes instanceof Array ? node.attributes : []) as JsxAttribute[]) {
      if (name === 'id' && typeof value === 'string') {
        ids.add(value);
      }
    }
  }
  for (const {file} of importsOf(page)) {
    const partial = site.byFile.get(file);
    // Partials that show each other are reported where they do.
    if (partial && partial !== page && !around.includes(partial)) {
      idsOf(partial, site, [...around, page]).forEach((id) => ids.add(id));
    }
  }
  return ids;
}

/** An MDX file that a page imports. */
export interface PartialImport {
  /** Path from the root of the repository. */
  file: string;
  /** Where the import begins in the source. */
  offset: number;
}

export function importsOf({file, source}: SourcePage): PartialImport[] {
  return [...source.matchAll(/^import\s+\w+\s+from\s+['"]([^'"]+\.mdx)['"]/gm)].map((match) => ({
    file: resolve(file, match[1] ?? ''),
    offset: match.index,
  }));
}

/**
 * @param from - file that the path is written in
 * @param to - relative path, or one that starts at the root of the site with `@site`
 * @returns the path from the root of the repository
 */
export function resolve(from: string, to: string): string {
  return to.startsWith('@site/') ? to.slice('@site/'.length) : path.posix.join(path.posix.dirname(from), to);
}

/** `docs/cms/intro.mdx` is at `/cms/intro`. */
export function urlPathOf({file}: SourcePage): string {
  return file.replace(/^docs/, '').replace(/\.mdx$/, '');
}
