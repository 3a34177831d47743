import path from 'node:path';
import {createHeadingIds, textOf} from '../../plugins/mdx-vocabulary/headingIds';
import type {JsxAttribute, Node} from '../../plugins/mdx-vocabulary/types';
import {walk} from './tree';
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

/**
 * Every id on the page that a link can target: those of headings, elements, and included partials.
 *
 * @param around - the pages that include this one, outermost first
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
    // Another rule reports partials that include each other.
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
 * @param from - file that contains the path
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
