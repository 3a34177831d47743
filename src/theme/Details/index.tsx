// Ejected: our own look instead of Infima's alert.
import {Details as DetailsGeneric} from '@docusaurus/theme-common/Details';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Details({className, ...props}: Props): ReactNode {
  return <DetailsGeneric {...props} className={clsx(styles.details, className)} />;
}
