// Ejected: the stock icon is an SVG with a label but without a role, which screen readers pass over. Here the icon is
// decorative and the words are text.
import {translate} from '@docusaurus/Translate';
import ArrowUpRight from '@phosphor-icons/core/assets/regular/arrow-up-right.svg';
import type {ReactNode} from 'react';
import VisuallyHidden from '../../../components/VisuallyHidden';
import styles from './styles.module.css';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <ArrowUpRight aria-hidden="true" className={styles.icon} />
      <VisuallyHidden>
        {' '}
        {translate({
          id: 'theme.IconExternalLink.ariaLabel',
          message: '(opens in new tab)',
          description: 'The ARIA label for the external link icon',
        })}
      </VisuallyHidden>
    </>
  );
}
