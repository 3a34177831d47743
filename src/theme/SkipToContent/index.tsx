// Ejected: the focus stays where it was moved. Stock removes the target's tabindex immediately, and the browser then
// removes the focus too.
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {type MouseEvent, type ReactNode, useRef} from 'react';
import styles from './styles.module.css';

function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus(options);
}

function focusContent(event: MouseEvent): void {
  const content = document.querySelector('main') ?? document.getElementById(SkipToContentFallbackId);
  if (content) {
    event.preventDefault();
    moveFocus(content);
  }
}

export default function SkipToContent(): ReactNode {
  const regionRef = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description: 'The skip to content label used for accessibility',
  });

  // A new page is read from its start: the next Tab reaches the skip link. The way back that a dialog blocks leads to the
  // entry that is shown already.
  useLocationChange(({location, previousLocation}) => {
    const isNew = location.key !== previousLocation?.key;
    if (regionRef.current && isNew && !location.hash && action === 'PUSH') {
      moveFocus(regionRef.current, {preventScroll: true});
    }
  });

  return (
    <div ref={regionRef} role="region" aria-label={label} className={styles.region}>
      <a href={`#${SkipToContentFallbackId}`} className={styles.link} onClick={focusContent}>
        {label}
      </a>
    </div>
  );
}
