import type {Root} from 'mdast';
import type {BreakingChange} from '../../breaking-changes/core/types';
import type {GeneratedPage} from './generatedPages';
import {text} from './nodes';
import {resolveTree} from './resolveTree';
import {resolveUrl} from './resolveUrl';
import {writeMarkdown} from './writeMarkdown';
import type {Twin, TwinPage} from '../core/types';
import {loadDiagrams} from './loadDiagrams';
import {SourceReader} from './SourceReader';

interface Input {
  siteDir: string;
  /** Origin of the site. */
  origin: string;
  /** Pages of docs/. */
  pages: readonly TwinPage[];
  /** Pages without a file there. */
  generated: readonly GeneratedPage[];
  breakingChanges: readonly BreakingChange[];
}

/**
 * Creates the Markdown twin of every page from its source.
 *
 * @returns the twins of `pages` in order, then those of generated pages
 * @throws Error with file, line and fix for each page that can't be expressed in Markdown
 */
export async function createTwins({siteDir, origin, pages, generated, breakingChanges}: Input): Promise<Twin[]> {
  const permalinks = new Map(pages.map(({file, permalink}) => [file, permalink]));
  const diagrams = await loadDiagrams();
  const reader = new SourceReader(siteDir);
  const problems: string[] = [];
  const twins: Twin[] = [];
  for (const {file, ...page} of pages) {
    try {
      const root = resolveTree(await reader.read(file), {
        breakingChanges,
        diagrams,
        toAbsolute: (path) => resolveUrl(path, file, {origin, permalink: page.permalink, permalinks}),
        resolveUrl: (url, from) => resolveUrl(url, from, {origin, permalink: page.permalink, permalinks}),
      });
      twins.push({...page, body: writeMarkdown(withTitle(page.title, root))});
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return [
    ...twins,
    ...generated.map(({root, ...page}) => ({...page, body: writeMarkdown(withTitle(page.title, root))})),
  ];
}

function withTitle(title: string, {children}: Root): Root {
  return {type: 'root', children: [{type: 'heading', depth: 1, children: [text(title)]}, ...children]};
}
