import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

interface WithChildren {
  children?: ReactNode;
}

/** From this many columns on, a table is too wide for a phone: each row becomes a card there. */
const leastColumns = 3;

/**
 * Prepares a table for narrow screens, where its rows are shown as cards: each cell carries the heading of its column, and
 * everything its role, since browsers forget what a table is when its parts are laid out differently.
 *
 * @param children - what is inside the table: `thead` and `tbody`
 * @returns the same with labels and roles; nothing for tables with fewer than three columns, which fit as they are
 */
export function labelCells(children: ReactNode): ReactNode | undefined {
  const groups = elementsOf(children);
  const head = groups.find(({type}) => type === 'thead');
  const headings = elementsOf(elementsOf(head?.props.children)[0]?.props.children);
  if (headings.length < leastColumns) {
    return undefined;
  }
  const labels = headings.map(({props}) => textOf(props.children));
  return groups.map((group, index) => {
    const rows = elementsOf(group.props.children).map((row, number) =>
      cloneElement(row, {key: number, role: 'row'}, labelRow(row, group === head ? undefined : labels)),
    );
    return cloneElement(group, {key: index, role: 'rowgroup'}, rows);
  });
}

/** @param labels - headings of the columns; left out for the row that holds them */
function labelRow(row: ReactElement<WithChildren>, labels: readonly string[] | undefined): ReactNode {
  return elementsOf(row.props.children).map((cell, column) =>
    cloneElement(cell, {
      key: column,
      // The corner above row names heads nothing.
      role: labels || textOf(cell.props.children) === '' ? 'cell' : 'columnheader',
      // The first cell says what its row is about.
      ...(labels?.[column] && column > 0 && {'data-label': labels[column]}),
    }),
  );
}

function elementsOf(children: ReactNode): ReactElement<WithChildren & Record<string, unknown>>[] {
  return Children.toArray(children).filter((child) => isValidElement<WithChildren & Record<string, unknown>>(child));
}

function textOf(node: ReactNode): string {
  if (isValidElement<WithChildren>(node)) {
    return textOf(node.props.children);
  }
  return Array.isArray(node)
    ? node.map(textOf).join('')
    : typeof node === 'string' || typeof node === 'number'
      ? String(node)
      : '';
}
