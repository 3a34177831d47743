import type {Root} from 'mdast';
import path from 'node:path';
import {DiskCache, keyOf} from '../../../tools/diskCache';
import {hashFiles} from '../../../tools/hashFiles';
import type {BreakingChange} from '../../breaking-changes/core/types';
import type {GeneratedPage} from './generatedPages';
import {text} from './nodes';
import {resolveTree} from './resolveTree';
import {resolveUrl} from './resolveUrl';
import {writeMarkdown} from './writeMarkdown';
import type {Twin, TwinPage} from '../core/types';
import {loadDiagrams} from './loadDiagrams';
import {SourceReader} from './SourceReader';
import {SourceTexts} from './SourceTexts';

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

/** What determines the twin of a source, in addition to the site's pages. */
const code = ['plugins', 'src/data', 'src/lib', 'src/mdx/vocabulary.ts', 'package-lock.json'];

/**
 * Creates the Markdown twin of every page from its source. Twins are cached (`.cache/markdown-twins`), because parsing all
 * pages and deriving the JavaScript of their samples takes ten seconds of CPU time.
 *
 * @returns the twins of `pages` in order, then those of generated pages
 * @throws Error with file, line and fix for each page that can't be expressed in Markdown
 */
export async function createTwins({siteDir, origin, pages, generated, breakingChanges}: Input): Promise<Twin[]> {
  const permalinks = new Map(pages.map(({file, permalink}) => [file, permalink]));
  const diagrams = await loadDiagrams();
  const reader = new SourceReader(siteDir);
  const texts = new SourceTexts(siteDir);
  const cache = new DiskCache(path.join(siteDir, '.cache/markdown-twins'));
  const site = JSON.stringify([process.version, hashFiles(code), origin, [...permalinks], breakingChanges]);
  const problems: string[] = [];
  const twins: Twin[] = [];
  for (const {file, ...page} of pages) {
    try {
      const key = keyOf(site, file, page.title, ...(await texts.of(file)));
      const body = await cache.remember(key, async () => {
        const urls = {origin, permalink: page.permalink, permalinks};
        const root = resolveTree(await reader.read(file), {
          breakingChanges,
          diagrams,
          toAbsolute: (url) => resolveUrl(url, file, urls),
          resolveUrl: (url, from) => resolveUrl(url, from, urls),
        });
        return writeMarkdown(withTitle(page.title, root));
      });
      twins.push({...page, body});
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
