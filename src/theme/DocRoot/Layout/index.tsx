// Ejected: a hidden sidebar stays hidden after a reload, and without scripts a small screen has a link to the sidebar,
// which is below the page there.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import BackToTopButton from '@theme/BackToTopButton';
import type {Props} from '@theme/DocRoot/Layout';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import type {ReactNode} from 'react';
import {sidebarId} from '../../../components/Sidebar/sidebarId';
import {useHiddenSidebar} from '../../../components/Sidebar/useHiddenSidebar';
import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const [isHidden, setHidden] = useHiddenSidebar();
  return (
    <div className={styles.wrapper}>
      <BackToTopButton />
      <div className={styles.root}>
        {sidebar && (
          <>
            <noscript>
              <a className={styles.sidebarLink} href={`#${sidebarId}`}>
                <Translate
                  id="docs.sidebar.link"
                  description="Link to the sidebar below the page, on small screens without JavaScript"
                >
                  All pages in this section
                </Translate>
              </a>
            </noscript>
            <DocRootLayoutSidebar
              sidebar={sidebar.items}
              hiddenSidebarContainer={isHidden}
              setHiddenSidebarContainer={setHidden}
            />
          </>
        )}
        <DocRootLayoutMain hiddenSidebarContainer={isHidden}>{children}</DocRootLayoutMain>
      </div>
    </div>
  );
}
