// Ejected: showing the sidebar again moves the focus to the collapse button, because the button that showed it is gone.
import {usePrevious, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar, useScrollPosition} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Desktop';
import Logo from '@theme/Logo';
import clsx from 'clsx';
import {memo, type ReactNode, useEffect, useRef, useState} from 'react';
import CollapseButton from '../../../components/Sidebar/CollapseButton';
import SidebarMenu from '../../../components/Sidebar/SidebarMenu';
import styles from './styles.module.css';

/** True while the announcement bar takes up space above the sidebar. */
function useIsBelowAnnouncementBar(): boolean {
  const {isActive} = useAnnouncementBar();
  const [isAtTop, setAtTop] = useState(true);
  useScrollPosition(({scrollY}) => setAtTop(scrollY === 0));
  return isActive && isAtTop;
}

function DocSidebarDesktop({path, sidebar, onCollapse, isHidden}: Props): ReactNode {
  const {
    navbar: {hideOnScroll},
    docs: {
      sidebar: {hideable},
    },
  } = useThemeConfig();
  const footRef = useRef<HTMLDivElement>(null);
  const isBelowAnnouncementBar = useIsBelowAnnouncementBar();
  const wasHidden = usePrevious(isHidden);

  useEffect(() => {
    if (wasHidden && !isHidden) {
      footRef.current?.querySelector('button')?.focus();
    }
  }, [wasHidden, isHidden]);

  return (
    <div
      className={clsx(
        styles.sidebar,
        hideOnScroll && styles.withLogo,
        isBelowAnnouncementBar && styles.belowAnnouncementBar,
        isHidden && styles.hidden,
      )}
    >
      {hideOnScroll && (
        <Logo
          tabIndex={-1}
          aria-hidden
          imageClassName="navbar__logo"
          titleClassName="navbar__title"
          className={styles.logo}
        />
      )}
      <SidebarMenu path={path} sidebar={sidebar} />
      {hideable && (
        <div ref={footRef} className={styles.foot}>
          <CollapseButton onClick={onCollapse} />
        </div>
      )}
    </div>
  );
}

export default memo(DocSidebarDesktop);
