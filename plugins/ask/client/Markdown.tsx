import Link from '@docusaurus/Link';
import type {Nodes, Parents, Table as TableNode, TableRow} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table';
import {gfmTable} from 'micromark-extension-gfm-table';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import {safeUrl} from '../../search/core/safeUrl';
import ScrollableTable from '../../../src/components/ScrollableTable';
import {CodeSample} from './CodeSample';

const tables = {extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()]};

/**
 * Renders untrusted Markdown, including tables: raw HTML is shown as text, links only lead to this site and http(s)
 * URLs, and images aren't loaded.
 */
export default function Markdown({text}: {text: string}): ReactNode {
  const tree = useMemo(() => fromMarkdown(text, tables), [text]);
  return renderChildren(tree);
}

function renderChildren(parent: Parents): ReactNode {
  return parent.children.map((child, position) => <Node key={position} node={child} />);
}

function Node({node}: {node: Nodes}): ReactNode {
  switch (node.type) {
    case 'text':
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{renderChildren(node)}</p>;
    // The dialog has its own headings, so those of an answer start below them.
    case 'heading':
      return (
        <p>
          <strong>{renderChildren(node)}</strong>
        </p>
      );
    case 'emphasis':
      return <em>{renderChildren(node)}</em>;
    case 'strong':
      return <strong>{renderChildren(node)}</strong>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return <CodeSample language={node.lang ?? 'text'} code={node.value} />;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{renderChildren(node)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{renderChildren(node)}</ol> : <ul>{renderChildren(node)}</ul>;
    case 'listItem':
      return <li>{renderChildren(node)}</li>;
    case 'table':
      return <Table table={node} />;
    case 'link': {
      const url = safeUrl(node.url);
      return url === undefined ? renderChildren(node) : <Link to={url}>{renderChildren(node)}</Link>;
    }
    case 'image':
      return node.alt;
    default:
      return 'children' in node ? renderChildren(node) : null;
  }
}

function Table({table: {align, children}}: {table: TableNode}): ReactNode {
  const [head, ...rows] = children;
  const renderCells = ({children: cells}: TableRow, Cell: 'th' | 'td'): ReactNode =>
    cells.map((cell, column) => (
      <Cell key={column} style={{textAlign: align?.[column] ?? undefined}}>
        {renderChildren(cell)}
      </Cell>
    ));
  return (
    <ScrollableTable>
      {head && (
        <thead>
          <tr>{renderCells(head, 'th')}</tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, position) => (
          <tr key={position}>{renderCells(row, 'td')}</tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
