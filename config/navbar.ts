import {sections} from '../src/data/sections';
import type {NavbarConfig} from './types';
import {site} from './site';

/**
 * An item without a position is on the right. The theme's own validation would put it on the left, so the default is
 * filled in before it.
 */
export function withDefaultPosition(items: NonNullable<NavbarConfig['items']>): NonNullable<NavbarConfig['items']> {
  return items.map((item) => ({position: 'right', ...item}));
}

export const navbar: NavbarConfig = {
  title: 'Strapi Docs',
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 28,
    height: 28,
  },
  hideOnScroll: true,
  items: withDefaultPosition([
    ...sections.map(({id, start, label}) => ({
      type: 'doc' as const,
      docId: `${id}/${start}`,
      label,
      position: 'left' as const,
    })),
    {type: 'custom-iconLink', icon: 'github', href: site.sourceRepository, label: 'Source on GitHub'},
  ]),
};
