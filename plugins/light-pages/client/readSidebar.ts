import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Reads the items of the docs sidebar from a page's HTML. A collapsed category has no items there, so it gets one with the
 * category's own link, because categories without items aren't shown.
 *
 * @param list - the sidebar's outermost list, for which {@link isReadable} is true
 * @returns items that render the same list
 */
export function readSidebar(list: Element): PropSidebar {
  return Array.from(list.children).flatMap((element): PropSidebarItem[] => {
    const link = element.querySelector('a');
    if (!link) {
      return [];
    }
    const label = link.firstElementChild?.textContent ?? '';
    const href = link.getAttribute('href') ?? '';
    // Breadcrumbs check whether a link is a docs page, but not which one.
    const item: PropSidebarItem = {type: 'link', label, href, docId: 'doc'};
    if (!element.classList.contains('theme-doc-sidebar-item-category')) {
      return [item];
    }
    const items = element.querySelector('ul');
    return [
      {
        type: 'category',
        label,
        // A category without a page is a button whose link is the first page in it.
        href: isButton(link) ? undefined : href,
        collapsible: true,
        collapsed: !items,
        items: items ? readSidebar(items) : [item],
      },
    ];
  });
}

/**
 * If an open category's own page is unlisted, the HTML doesn't contain its URL: its link is the first listed page in it, or
 * empty. Breadcrumbs show it differently, too.
 *
 * @param list - the sidebar's outermost list
 * @returns whether the HTML contains everything about the items that it shows
 */
export function isReadable(list: Element): boolean {
  return Array.from(list.querySelectorAll('.theme-doc-sidebar-item-category')).every((category) => {
    const [link, ...inside] = Array.from(category.querySelectorAll('a'));
    const href = link?.getAttribute('href');
    return !link || isButton(link) || (href !== '#' && inside.every((other) => other.getAttribute('href') !== href));
  });
}

function isButton(link: Element): boolean {
  return link.getAttribute('role') === 'button';
}
