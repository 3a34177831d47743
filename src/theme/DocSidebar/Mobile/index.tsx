// Ejected: the look of the menu, which the stock component takes no class for.
import {NavbarSecondaryMenuFiller, type NavbarSecondaryMenuComponent, ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import menuStyles from '../menu.module.css';

const SecondaryMenu: NavbarSecondaryMenuComponent<Props> = ({sidebar, path}) => {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <div className={menuStyles.menu}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems
          items={sidebar}
          activePath={path}
          level={1}
          onItemClick={(item) => {
            if (item.type === 'link' || (item.type === 'category' && item.href)) {
              toggle();
            }
          }}
        />
      </ul>
    </div>
  );
};

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={props} />;
}

export default memo(DocSidebarMobile);
