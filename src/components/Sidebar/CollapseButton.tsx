import {translate} from '@docusaurus/Translate';
import CaretDoubleLeft from '@phosphor-icons/core/assets/regular/caret-double-left.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './CollapseButton.module.css';

/** Hides the docs sidebar. */
export default function CollapseButton({onClick}: {onClick: () => void}): ReactNode {
  return (
    <button type="button" className={clsx('clean-btn', styles.button)} onClick={onClick}>
      <CaretDoubleLeft aria-hidden="true" className={styles.icon} />
      {translate({
        id: 'theme.docs.sidebar.collapseButtonAriaLabel',
        message: 'Collapse sidebar',
        description: 'The title attribute for collapse button of doc sidebar',
      })}
    </button>
  );
}
