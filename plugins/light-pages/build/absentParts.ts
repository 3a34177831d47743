import type {NavbarItem} from '@docusaurus/theme-common';

/** The configuration that determines which parts of the theme a site shows. */
export interface ShownNavbar {
  items: readonly NavbarItem[];
  style?: 'dark' | 'primary';
}

/**
 * Infima components, or variants of them, that no page uses. Scripts mention their names, because they're also words, or
 * because they're in code that never runs.
 */
const absentComponents = [
  'alert',
  'avatar',
  'badge',
  'button',
  'card',
  'close',
  'footer(?!__logo)',
  'hero',
  'pagination(?!-)',
  'tabs',
];

/** Navbar item types in the theme's code, with the component that only they need. */
const navbarTypes = {
  dropdown: 'DropdownNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  docSidebar: 'DocSidebarNavbarItem',
  html: 'HtmlNavbarItem',
} as const;

/**
 * @returns a pattern for Infima classes that aren't on any page, although scripts mention their names
 */
export function absentClasses({items, style}: ShownNavbar): RegExp {
  const names = [
    ...absentComponents,
    ...(hasDropdowns(typesOf(items)) ? [] : ['dropdown']),
    ...['dark', 'primary'].filter((other) => other !== style).map((other) => `navbar--${other}`),
  ];
  return new RegExp(`^(?:${names.join('|')})(?:--|__|$)`);
}

/** @returns the theme's components for navbar item types that aren't configured */
export function absentNavbarItems({items}: ShownNavbar): string[] {
  const types = typesOf(items);
  return Object.entries(navbarTypes)
    .filter(([type]) => !types.has(type) && !(type === 'dropdown' && hasDropdowns(types)))
    .map(([, component]) => component);
}

/**
 * @param globalData - the global data of all plugins
 * @returns whether pages load something from a third party, or would if the reader asks the assistant
 */
export function needsConsent(globalData: Readonly<Record<string, unknown>>): boolean {
  const {'third-parties': thirdParties, ask} = globalData as {
    'third-parties'?: {default: {needsConsent: boolean}};
    ask?: {default: {provider: string}};
  };
  return (thirdParties?.default.needsConsent ?? false) || ask?.default.provider === 'widget';
}

function hasDropdowns(types: ReadonlySet<string>): boolean {
  return [...types].some((type) => /dropdown$/i.test(type));
}

function typesOf(items: readonly NavbarItem[]): Set<string> {
  return new Set(
    items.flatMap((item) => {
      const children = item['items'];
      return [
        ...(children ? ['dropdown', ...typesOf(children)] : []),
        ...(typeof item.type === 'string' ? [item.type] : []),
      ];
    }),
  );
}
