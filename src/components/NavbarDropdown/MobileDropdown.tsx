import {Collapsible, isRegexpStringMatch, useCollapsible} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import CaretDown from '@phosphor-icons/core/assets/regular/caret-down.svg';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {DropdownNavbarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import VisuallyHidden from '../VisuallyHidden';
import styles from './MobileDropdown.module.css';

function isItemActive({to, activeBaseRegex, activeBasePath}: LinkLikeNavbarItemProps, pathname: string): boolean {
  return (
    isSamePath(to, pathname) ||
    isRegexpStringMatch(activeBaseRegex, pathname) ||
    Boolean(activeBasePath && pathname.startsWith(activeBasePath))
  );
}

/**
 * A dropdown in the mobile menu: one disclosure button. Stock has two, of which one is a link with the role of a button and
 * without a state. An item with a URL is a link followed by the button.
 */
export default function MobileDropdown({
  items,
  className,
  position,
  onClick,
  label,
  html,
  ...link
}: DropdownNavbarItemProps): ReactNode {
  const pathname = useLocalPathname();
  const isActive = isSamePath(link.to, pathname) || items.some((item) => isItemActive(item, pathname));
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: !isActive});
  const name = html ? <span dangerouslySetInnerHTML={{__html: html}} /> : label;

  useEffect(() => {
    if (isActive) {
      setCollapsed(false);
    }
  }, [isActive, setCollapsed]);

  return (
    <li className="menu__list-item">
      <div className="menu__list-item-collapsible">
        {link.to && (
          <NavbarNavLink
            {...link}
            label={label}
            html={html}
            className={clsx('menu__link', className)}
            onClick={onClick}
          />
        )}
        <button
          type="button"
          className={clsx('clean-btn menu__link', styles.toggle, !link.to && styles.wide, className)}
          aria-expanded={!collapsed}
          onClick={toggleCollapsed}
        >
          {link.to ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          <CaretDown aria-hidden="true" className={styles.caret} />
        </button>
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
