import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props as AdmonitionProps} from '@theme/Admonition';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {admonitionTypes, type AdmonitionType} from './types';
import styles from './styles.module.css';

interface Props extends AdmonitionProps {
  readonly type: AdmonitionType;
}

/** A callout (`:::note`) with icon, title and text. Without a title, it shows the name of its type. */
export default function Admonition({type, title, icon, className, id, children}: Props): ReactNode {
  const {Icon, Label} = admonitionTypes[type];
  return (
    <div
      className={clsx(
        ThemeClassNames.common.admonition,
        ThemeClassNames.common.admonitionType(type),
        styles.admonition,
        styles[type],
        className,
      )}
      id={id}
    >
      <span className={styles.icon}>{icon ?? <Icon aria-hidden="true" focusable="false" />}</span>
      <div className={styles.body}>
        <p className={styles.title}>{title ?? <Label />}</p>
        {children}
      </div>
    </div>
  );
}
