import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {ReactNode} from 'react';
import {basePathOf, sections, startOf} from '../../data/sections';
import {sectionName} from '../sectionName';
import {navbarItemError} from '../../lib/navbarItemError';

const sectionItems = sections.map((section) => ({
  label: sectionName(section),
  to: startOf(section),
  activeBasePath: basePathOf(section),
}));

/** Whether a navbar item leads to the first page of a section, by document id or URL. */
function opensSection(item: NavbarItemConfig): boolean {
  const {docId, to} = item as {docId?: string; to?: string};
  return sectionItems.some((section) => section.to === (docId === undefined ? to : `/${docId}`));
}

/** All sections, whatever the navbar has, and then the navbar's other items. */
export default function PrimaryMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  return (
    <ul className="menu__list">
      {[...sectionItems, ...items.filter((item) => !opensSection(item))].map((item, index) => (
        <ErrorCauseBoundary key={index} onError={(error) => navbarItemError(item, error)}>
          <NavbarItem mobile {...item} onClick={toggle} />
        </ErrorCauseBoundary>
      ))}
    </ul>
  );
}
