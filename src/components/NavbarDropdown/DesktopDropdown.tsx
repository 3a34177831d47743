import CaretDown from '@phosphor-icons/core/assets/regular/caret-down.svg';
import NavbarItem from '@theme/NavbarItem';
import type {DropdownNavbarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import VisuallyHidden from '../VisuallyHidden';
import styles from './DesktopDropdown.module.css';

const outsideEvents = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * A disclosure button and its list. Escape, a click outside, and moving the focus out close it. Stock is a link with the role of a
 * button that opens on hover. An item with a URL is a link followed by the button.
 */
export default function DesktopDropdown({
  items,
  position,
  className,
  label,
  html,
  ...link
}: DropdownNavbarItemProps): ReactNode {
  const menuId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = html ? <span dangerouslySetInnerHTML={{__html: html}} /> : label;

  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      if (!rootRef.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    outsideEvents.forEach((type) => document.addEventListener(type, closeOutside));
    return () => outsideEvents.forEach((type) => document.removeEventListener(type, closeOutside));
  }, []);

  useEffect(() => {
    const root = rootRef.current;
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        toggleRef.current?.focus();
        setOpen(false);
      }
    };
    root?.addEventListener('keydown', closeOnEscape);
    return () => root?.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <div
      ref={rootRef}
      className={clsx('navbar__item dropdown', styles.dropdown, {
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      {link.to && <NavbarNavLink {...link} label={label} html={html} className={clsx('navbar__link', className)} />}
      <button
        ref={toggleRef}
        type="button"
        className={clsx('clean-btn navbar__link', styles.toggle, className)}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        {link.to ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        <CaretDown aria-hidden="true" className={styles.caret} />
      </button>
      <ul id={menuId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
