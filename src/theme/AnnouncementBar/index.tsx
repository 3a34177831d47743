// Ejected: hidden before the first paint by plugins/announcement (stock hides a new announcement when an older one was
// dismissed); a region rather than a second banner; stays closed on every page of the visit where storage is unavailable.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import X from '@phosphor-icons/core/assets/regular/x.svg';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

/** Announcements closed since the document was loaded: the layout, and the theme's state with it, may be remounted. */
const closedIds = new Set<string>();

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const [isClosed, setClosed] = useState(() => announcementBar !== undefined && closedIds.has(announcementBar.id));
  if (!announcementBar || !isActive || isClosed) {
    return null;
  }
  const {id, isCloseable, backgroundColor, textColor: color} = announcementBar;
  return (
    <section
      aria-label={translate({
        id: 'theme.AnnouncementBar.ariaLabel',
        message: 'Announcement',
        description: 'The ARIA label of the announcement bar',
      })}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      style={{backgroundColor, color}}
    >
      <AnnouncementBarContent className={styles.content} />
      {isCloseable && (
        <button
          type="button"
          className={clsx('clean-btn', styles.close)}
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
            description: 'The ARIA label for close button of announcement bar',
          })}
          onClick={() => {
            closedIds.add(id);
            setClosed(true);
            close();
          }}
        >
          <X aria-hidden="true" className={styles.closeIcon} />
        </button>
      )}
    </section>
  );
}
