import type {ReactNode} from 'react';
import type {QuotedTable as Table} from '../../search/core/passages';
import {readProse} from '../../search/core/prose';
import ScrollableTable from '../../../src/components/ScrollableTable';

/** Rows of a page's table, with its header. */
export function QuotedTable({table: {head, rows}}: {table: Table}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {renderQuoted(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, position) => (
          <tr key={position}>
            {row.map((cell, column) => (
              <td key={column}>{renderQuoted(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/**
 * Renders text from the index, with its inline code as code. It's a function rather than a component, because a table
 * reads its headings from its cells to repeat them on phones.
 *
 * @param text - text in which `markCode` marked the code
 */
export function renderQuoted(text: string): ReactNode {
  return readProse(text).map((part, position) => (part.isCode ? <code key={position}>{part.text}</code> : part.text));
}
