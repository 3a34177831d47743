import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFileMessage} from 'vfile-message';
import type {Node} from '../../plugins/mdx-vocabulary/types';
import {blankOut} from './blankOut';
import {findingAt} from './findingAt';
import {readSources} from '../shared/readSources';
import type {Finding, SourcePage} from './types';

const processor = unified().use([remarkParse, remarkMdx, remarkFrontmatter, remarkGfm, remarkDirective]).freeze();

/**
 * Reads and parses every page and partial below a folder.
 *
 * @param root - absolute path of the folder
 * @param base - folder that the names of files start from
 * @returns the pages in the order of their names, and what keeps the broken ones from being parsed
 */
export async function readSourcePages(root: string, base: string): Promise<{pages: SourcePage[]; findings: Finding[]}> {
  const pages: SourcePage[] = [];
  const findings: Finding[] = [];
  for (const {file, source} of await readSources(root, base)) {
    const result = parsePage(file, source);
    if ('page' in result) {
      pages.push(result.page);
    } else {
      findings.push(result.finding);
      pages.push({file, source, root: {type: 'root'}, isPartial: isPartial(file), prose: '', isBroken: true});
    }
  }
  return {pages, findings};
}

/**
 * @param file - path of the page from the root of the repository
 * @returns the page, or where and why its MDX can't be parsed
 */
export function parsePage(file: string, source: string): {page: SourcePage} | {finding: Finding} {
  try {
    const root = processor.parse(source) as Node;
    return {page: {file, source, root, isPartial: isPartial(file), prose: blankOut(source, root)}};
  } catch (error) {
    const {line, column, reason} = error as VFileMessage;
    const offset = offsetOf(source, line ?? 1, column ?? 1);
    const fix = /acorn|expression/i.test(reason)
      ? 'in MDX, { begins JavaScript: write \\{, or put the text between backticks'
      : 'in MDX, < begins a tag: close it, write &lt;, or put the text between backticks';
    return {finding: findingAt({file, source}, offset, `this isn't MDX: ${reason}`, fix)};
  }
}

function isPartial(file: string): boolean {
  return path.basename(file).startsWith('_');
}

function offsetOf(source: string, line: number, column: number): number {
  const lines = source.split('\n').slice(0, line - 1);
  return lines.reduce((sum, text) => sum + text.length + 1, column - 1);
}
