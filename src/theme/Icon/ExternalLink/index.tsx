// Ejected: the stock icon is an SVG with a label but without a role, which screen readers pass over. Here the icon is
// decorative and the words are text.
import ArrowUpRight from '@phosphor-icons/core/assets/regular/arrow-up-right.svg';
import type {ReactNode} from 'react';
import OpensInNewTab from '../../../components/OpensInNewTab';
import styles from './styles.module.css';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <ArrowUpRight aria-hidden="true" className={styles.icon} />
      <OpensInNewTab />
    </>
  );
}
