import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {BadgeDefinition} from '../../data/badges';
import {badges} from '../../data/badges';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** One entry of src/data/badges.ts, with the version since which it holds. */
export default function Badge({kind, since}: PropsOf<'Badge'>): ReactNode {
  const {label, meaning, tone}: BadgeDefinition = badges[kind];
  const title = since ? `${meaning} (since ${since})` : meaning;
  return (
    <span className={clsx(styles.badge, styles[tone])} title={title}>
      {label}
      {since && <span className={styles.since}> {since}</span>}
    </span>
  );
}
