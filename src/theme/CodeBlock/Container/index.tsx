// Ejected: colors come from the tokens, not from a Prism theme in JavaScript.
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {HTMLAttributes, ReactNode} from 'react';
import styles from './styles.module.css';
import './tokens.css';

interface Props extends HTMLAttributes<HTMLElement> {
  as: 'div' | 'pre';
}

export default function CodeBlockContainer({as: Element, className, ...props}: Props): ReactNode {
  return <Element {...props} className={clsx(className, styles.container, ThemeClassNames.common.codeBlock)} />;
}
