import {translate} from '@docusaurus/Translate';
import CaretDoubleRight from '@phosphor-icons/core/assets/regular/caret-double-right.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './ExpandButton.module.css';

/** Shows the docs sidebar again. It's all that's left of the sidebar while it's hidden. */
export default function ExpandButton({onClick}: {onClick: () => void}): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonAriaLabel',
    message: 'Expand sidebar',
    description: 'The ARIA label and title attribute for expand button of doc sidebar',
  });

  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      <CaretDoubleRight aria-hidden="true" className={styles.icon} />
    </button>
  );
}
