import type {Nodes, PhrasingContent, TableCell} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import {blankFences} from '../../src/lib/code/extractFences';
import type {Source} from '../shared/readSources';
import type {Cell, Table} from './types';

/**
 * Reads the tables of a page or partial, in order. Only their lines are parsed, because parsing whole pages takes a hundred times
 * as long.
 */
export function readTables({file, source}: Source): Table[] {
  const tables: Table[] = [];
  let anchor = '';
  let block: {line: number; text: string[]} | undefined;
  const end = (): void => {
    tables.push(...(block ? parseTable(file, anchor, block.line, block.text.join('\n')) : []));
    block = undefined;
  };
  blankFences(source)
    .split('\n')
    .forEach((text, index) => {
      if (/^\s*\|/.test(text)) {
        block ??= {line: index + 1, text: []};
        block.text.push(text.trim());
        return;
      }
      end();
      if (/^#{1,6} /.test(text)) {
        anchor = /\{\/\* #([\w-]+) \*\/\}/.exec(text)?.[1] ?? '';
      }
    });
  end();
  return tables;
}

function parseTable(file: string, anchor: string, first: number, text: string): Table[] {
  const tree = fromMarkdown(text, {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]});
  return tree.children.flatMap((node): Table[] => {
    if (node.type !== 'table') {
      return [];
    }
    const [header, ...rows] = node.children.map((row) => ({
      line: lineOf(row) + first - 1,
      cells: row.children.map(readCell),
    }));
    return [{file, line: first, anchor, header: header?.cells ?? [], rows}];
  });
}

function readCell({children}: TableCell): Cell {
  const code: string[] = [];
  const collect = (node: PhrasingContent): void => {
    if (node.type === 'inlineCode') {
      code.push(node.value);
    } else if ('children' in node) {
      node.children.forEach(collect);
    }
  };
  children.forEach(collect);
  const isCode = code.length > 0 && children.every((node) => node.type === 'inlineCode' || isComma(node));
  return {text: children.map(textOf).join('').trim(), code, isCode};
}

function isComma(node: PhrasingContent): boolean {
  return node.type === 'text' && /^\s*,?\s*$/.test(node.value);
}

function textOf(node: PhrasingContent): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return 'value' in node ? node.value : '';
}

function lineOf({position}: Nodes): number {
  return position?.start.line ?? 1;
}
