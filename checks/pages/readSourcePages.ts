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
import {readSources, type Source} from '../shared/readSources';
import type {Finding, SourcePage} from './types';

const processor = unified().use([remarkParse, remarkMdx, remarkFrontmatter, remarkGfm, remarkDirective]).freeze();

/**
 * Reads and parses every page and partial below a folder.
 *
 * @param root - absolute path of the folder
 * @param base - folder that file names are relative to
 * @returns the pages, sorted by name, and the syntax errors of those that can't be parsed
 */
export async function readSourcePages(root: string, base: string): Promise<{pages: SourcePage[]; findings: Finding[]}> {
  const pages: SourcePage[] = [];
  const findings: Finding[] = [];
  for (const {file, source: written} of await readSources(root, base)) {
    const source = written.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
    if (source !== written) {
      findings.push({
        file,
        line: 1,
        column: 1,
        message: 'the file begins with a byte order mark, or has Windows line endings (CRLF)',
        fix: 'save it as UTF-8 with LF line endings (.editorconfig), or run npm run check -- --fix',
        edit: {start: 0, end: written.length, text: source},
      });
    }
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
    const conflict = conflictsIn({file, source})[0];
    if (conflict) {
      return {finding: conflict};
    }
    // The parser reports an unclosed comment at the end of the file.
    const comment = source.lastIndexOf('{/*');
    if (reason.startsWith('Unexpected end of file in expression') && comment > source.lastIndexOf('*/}')) {
      return {finding: findingAt({file, source}, comment, `this isn't MDX: ${reason}`, 'end the comment with */}')};
    }
    // The error for an unclosed element has no position, but its message does: `<Steps>` (273:1-273:8).
    const [, tagLine, tagColumn] = line === undefined ? (/\((\d+):(\d+)-/.exec(reason) ?? []) : [];
    const offset = offsetOf(source, Number(tagLine ?? line ?? 1), Number(tagColumn ?? column ?? 1));
    return {finding: findingAt({file, source}, offset, `this isn't MDX: ${reason}`, howToFix(reason, source, offset))};
  }
}

/** What to write instead of syntax that's valid in Markdown, HTML or Docusaurus, but that MDX reads differently. */
function howToFix(reason: string, source: string, offset: number): string {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const [rest = ''] = source.slice(offset - before.length).split('\n', 1);
  if (/^#{1,6} .*\{#[\w-]+\}/.test(rest)) {
    return `write the id of a heading as a comment: {/* #${/\{#([\w-]+)\}/.exec(rest)?.[1] ?? ''} */}`;
  }
  if (/acorn|expression/i.test(reason)) {
    return 'in MDX, { begins JavaScript: write \\{, or put the text in backticks';
  }
  if (reason.includes('to create a comment in MDX')) {
    return 'write a comment as {/* … */}';
  }
  if (reason.includes('to create a link in MDX')) {
    return 'write a link as [text](url)';
  }
  return /closing tag for `<br>`/.test(reason)
    ? 'write <br />'
    : 'in MDX, < begins a tag: close it, write &lt;, or put the text in backticks';
}

/** Markers of a git merge conflict, anywhere in the file. */
export function conflictsIn({file, source}: Source): Finding[] {
  return [...source.matchAll(/^(?:<{7}|>{7})(?= )/gm)].map(({index}) =>
    findingAt(
      {file, source},
      index,
      'an unresolved merge conflict',
      'keep the right lines, and remove those with <<<<<<<, ======= and >>>>>>>',
    ),
  );
}

/** @returns whether a file below docs/ has no URL, because others show its text */
export function isPartial(file: string): boolean {
  return path.basename(file).startsWith('_');
}

function offsetOf(source: string, line: number, column: number): number {
  const lines = source.split('\n').slice(0, line - 1);
  return lines.reduce((sum, text) => sum + text.length + 1, column - 1);
}
