import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {useMemo, useRef} from 'react';
import {useOverflows} from '../useOverflows';
import {labelCells} from './labelCells';
import styles from './styles.module.css';

/**
 * A table in its own box. On phones, the rows of a wide table become cards. At other widths, the box scrolls sideways if
 * necessary, and is a labeled tab stop only then.
 */
export default function ScrollableTable({children, ...props}: ComponentProps<'table'>): ReactNode {
  const labelled = useMemo(() => labelCells(children), [children]);
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);

  return (
    <div
      ref={box}
      className={clsx(styles.box, labelled && styles.stacking)}
      {...(overflows && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate({
          id: 'table.scrollable',
          message: 'Table, scrollable',
          description: 'Name of a table that scrolls sideways',
        }),
      })}
    >
      <table {...props} {...(labelled && {role: 'table'})}>
        {labelled ?? children}
      </table>
    </div>
  );
}
