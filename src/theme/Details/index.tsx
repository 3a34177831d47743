// Ejected: the collapsing block without the look of an alert.
import {Details as CollapsingDetails} from '@docusaurus/theme-common/Details';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Details({className, ...props}: Props): ReactNode {
  return <CollapsingDetails {...props} className={clsx(styles.details, className)} />;
}
