import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';

/**
 * @param root - tree of plain Markdown
 * @returns its text as GitHub Flavored Markdown
 */
export function writeMarkdown(root: Root): string {
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    rule: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
