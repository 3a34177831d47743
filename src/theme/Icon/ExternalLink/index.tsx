// Ejected: the stock icon is an SVG with a label but without a role, which screen readers skip. Here, the icon is decorative
// and the label is text.
import type {ReactNode} from 'react';
import OpensInNewTab from '../../../components/OpensInNewTab';
import styles from './styles.module.css';

export default function IconExternalLink(): ReactNode {
  return (
    <>
      <span className={styles.icon} aria-hidden="true" />
      <OpensInNewTab />
    </>
  );
}
