// Ejected: the focus stays where it was moved. Stock immediately removes the target's tabindex, which makes the browser
// remove the focus, too.
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import {focusPageStart, moveFocus, pageStartId} from '../../lib/focusPageStart';
import styles from './styles.module.css';

function focusContent(event: MouseEvent): void {
  const content = document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
  if (content) {
    event.preventDefault();
    moveFocus(content);
  }
}

export default function SkipToContent(): ReactNode {
  const {action} = useHistory();
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'The skip to content label used for accessibility',
  });

  // On a new page, the next Tab reaches the skip link. But Back that a dialog blocks leads to the
  // entry that is shown already.
  useLocationChange(({location, previousLocation}) => {
    const isNew = location.key !== previousLocation?.key;
    if (isNew && !location.hash && action === 'PUSH') {
      focusPageStart();
    }
  });

  return (
    <div id={pageStartId} role="region" aria-label={label} className={styles.region}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusContent}>
        {label}
      </a>
    </div>
  );
}
