import type {ReactNode} from 'react';
import type {QuotedTable as Table} from '../../search/core/passages';
import ScrollableTable from '../../../src/components/ScrollableTable';
import {renderQuoted} from './renderQuoted';

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
