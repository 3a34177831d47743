import type {Node} from '../../plugins/mdx-vocabulary/types';
import {endOf, startOf, walk} from './tree';

/**
 * Keeps only the text that people read: no code, URLs, tags, or front matter other than title and description. The rest
 * becomes spaces, so that offsets stay the same.
 */
export function blankOut(source: string, root: Node): string {
  const blank = (from: number, to: number): string => source.slice(from, to).replace(/[^\n]/g, ' ');
  let result = '';
  for (const [start, end] of [...readableParts(source, root)].sort(([a], [b]) => a - b)) {
    result += blank(result.length, start) + source.slice(start, end);
  }
  return result + blank(result.length, source.length);
}

function* readableParts(source: string, root: Node): Generator<[number, number]> {
  for (const [node] of walk(root)) {
    if (node.type === 'text') {
      yield [startOf(node), endOf(node)];
    } else if (node.type === 'yaml') {
      // A long value may go on in indented lines.
      for (const match of source.slice(0, endOf(node)).matchAll(/^(?:title|description): *(.*(?:\n[ \t]+.*)*)$/gm)) {
        const end = match.index + match[0].length;
        yield [end - (match[1] ?? '').length, end];
      }
    } else if (node.type === 'image') {
      const alt = /^!\[([^\]]*)\]/.exec(source.slice(startOf(node), endOf(node)))?.[1] ?? '';
      // Readers get the alternative text without the marks of bold and code.
      for (const {0: text, index} of alt.matchAll(/[^`*]+/g)) {
        yield [startOf(node) + 2 + index, startOf(node) + 2 + index + text.length];
      }
    }
  }
}
