// Ejected: upstream animates even with reduced motion, doesn't stop when the reader scrolls, and loses the focus.
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import ArrowUpIcon from '@phosphor-icons/core/assets/regular/arrow-up.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {focusPageStart} from '../../lib/focusPageStart';
import {scrollToTop} from './scrollToTop';
import styles from './styles.module.css';

/** Scroll position below which the button is hidden, in CSS pixels; the same as upstream's. */
const threshold = 300;

export default function BackToTopButton(): ReactNode {
  const {shown} = useBackToTopButton({threshold});
  return (
    <button
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, styles.button, shown && styles.shown)}
      type="button"
      onClick={() => {
        scrollToTop();
        // The button is hidden at the top, so the focus would stay at the end of the page.
        focusPageStart();
      }}
    >
      <ArrowUpIcon className={styles.icon} aria-hidden="true" />
    </button>
  );
}
