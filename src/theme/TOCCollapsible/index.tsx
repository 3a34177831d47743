import TOCCollapsible from '@theme-original/TOCCollapsible';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A quiet block with a border instead of a filled one. */
export default function TOCCollapsibleWrapper({className, ...props}: Props): ReactNode {
  return <TOCCollapsible {...props} className={clsx(styles.toc, className)} />;
}
