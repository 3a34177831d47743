import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {nodeText} from '../nodeText';

interface WithChildren {
  children?: ReactNode;
}

/** Tables with at least this many columns are too wide for phones, so each row becomes a card there. */
const leastColumns = 3;

/**
 * Prepares a table for narrow screens, where its rows are shown as cards. Each cell gets its column's heading, and every element
 * its role, because browsers drop table semantics if the display type changes.
 *
 * @param children - the table's `thead` and `tbody`
 * @returns the same with labels and roles; undefined for tables with fewer than three columns, which fit
 */
export function labelCells(children: ReactNode): ReactNode | undefined {
  const groups = elementsOf(children);
  const head = groups.find(({type}) => type === 'thead');
  const headings = elementsOf(elementsOf(head?.props.children)[0]?.props.children);
  if (headings.length < leastColumns) {
    return undefined;
  }
  const labels = headings.map(({props}) => nodeText(props.children));
  return groups.map((group, index) => {
    const rows = elementsOf(group.props.children).map((row, number) =>
      cloneElement(row, {key: number, role: 'row'}, labelRow(row, group === head ? undefined : labels)),
    );
    return cloneElement(group, {key: index, role: 'rowgroup'}, rows);
  });
}

/** @param labels - column headings; omitted for the header row */
function labelRow(row: ReactElement<WithChildren>, labels: readonly string[] | undefined): ReactNode {
  return elementsOf(row.props.children).map((cell, column) =>
    cloneElement(cell, {
      key: column,
      // The corner cell above row names isn't a heading.
      role: labels || nodeText(cell.props.children) === '' ? 'cell' : 'columnheader',
      // The first cell is the row's heading.
      ...(labels?.[column] && column > 0 && {'data-label': labels[column]}),
    }),
  );
}

function elementsOf(children: ReactNode): ReactElement<WithChildren & Record<string, unknown>>[] {
  return Children.toArray(children).filter((child) => isValidElement<WithChildren & Record<string, unknown>>(child));
}
