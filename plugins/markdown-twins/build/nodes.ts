import type {Link, List, Paragraph, PhrasingContent, RootContent, Table, Text} from 'mdast';
import type {Element} from '../core/types';

/** Shorthands for creating nodes of a Markdown tree. */

export function text(value: string): Text {
  return {type: 'text', value};
}

/** Text in which backticks mark code, as in descriptions in the configuration. */
export function textWithCode(value: string): PhrasingContent[] {
  return value
    .split('`')
    .map((part, index): PhrasingContent => (index % 2 === 1 ? {type: 'inlineCode', value: part} : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function strong(...children: PhrasingContent[]): PhrasingContent {
  return {type: 'strong', children};
}

export function link(url: string, label: string): Link {
  return {type: 'link', url, children: [text(label)]};
}

export function bulletList(items: readonly RootContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: children as List['children'][number]['children'],
    })),
  };
}

/** Steps, or sentences in sequence. */
export function orderedList(items: readonly RootContent[][]): List {
  return {...bulletList(items), ordered: true, start: 1};
}

export function table(rows: readonly (readonly PhrasingContent[][])[]): Table {
  return {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({type: 'tableCell', children})),
    })),
  };
}

/** @returns the value of a prop that is written as a string, or an empty string */
export function propOf({attributes}: Element, name: string): string {
  const attribute = attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
