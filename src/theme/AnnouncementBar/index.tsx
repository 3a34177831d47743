// Ejected: plugins/announcement hides it before the first paint (stock hides a new announcement if an older one was
// dismissed); it's a region rather than a second banner; closing it in one tab closes it in all.
import {createStorageSlot, ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import X from '@phosphor-icons/core/assets/regular/x.svg';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import styles from './styles.module.css';

/** Where the theme stores that the announcement was closed. */
const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();

  useEffect(() => dismissal.listen(({newValue}) => newValue === 'true' && close()), [close]);

  if (!announcementBar || !isActive) {
    return null;
  }
  const {isCloseable, backgroundColor, textColor: color} = announcementBar;
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
          onClick={close}
        >
          <X aria-hidden="true" className={styles.closeIcon} />
        </button>
      )}
    </section>
  );
}
