// Ejected: our own look instead of Infima's alert.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AdmonitionLayout({type, icon, title, children, id}: Props): ReactNode {
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.admonition,
        styles[type],
      )}
      id={id}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
