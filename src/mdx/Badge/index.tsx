import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {BadgeDefinition} from '../../data/badges';
import {translateData} from '../../components/translateData';
import {badges} from '../../data/badges';
import type {PropsOf} from '../vocabulary';
import styles from './styles.module.css';

/** A badge of src/data/badges.ts, with the version since which it applies. */
export default function Badge({kind, since}: PropsOf<'Badge'>): ReactNode {
  const {label, meaning, tone}: BadgeDefinition = badges[kind];
  const text = translateData(`badges.${kind}.meaning`, meaning);
  const title = since
    ? translate(
        {id: 'badge.since', message: '{meaning} (since {version})', description: 'Tooltip of a badge'},
        {meaning: text, version: since},
      )
    : text;
  return (
    <span className={clsx(styles.badge, styles[tone])} title={title}>
      {translateData(`badges.${kind}.label`, label)}
      {since && <span className={styles.since}> {since}</span>}
    </span>
  );
}
