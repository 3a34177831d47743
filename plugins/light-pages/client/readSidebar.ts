import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Reads the items of the docs sidebar from the HTML of a page. A closed category has no items there; in their place it
 * gets one that leads where the category does, because one without items isn't shown.
 *
 * @param list - the sidebar's outermost list, of which {@link isReadable} is true
 * @returns what renders the same list
 */
export function readSidebar(list: Element): PropSidebar {
  return Array.from(list.children).flatMap((element): PropSidebarItem[] => {
    const link = element.querySelector('a');
    if (!link) {
      return [];
    }
    const label = link.firstElementChild?.textContent ?? '';
    const href = link.getAttribute('href') ?? '';
    // Breadcrumbs ask whether a link leads to a page of the docs, but not to which.
    const item: PropSidebarItem = {type: 'link', label, href, docId: 'doc'};
    if (!element.classList.contains('theme-doc-sidebar-item-category')) {
      return [item];
    }
    const items = element.querySelector('ul');
    return [
      {
        type: 'category',
        label,
        // A category without a page is a button that leads to the first page in it.
        href: isButton(link) ? undefined : href,
        collapsible: true,
        collapsed: !items,
        items: items ? readSidebar(items) : [item],
      },
    ];
  });
}

/**
 * The HTML lacks where an open category leads whose own page is unlisted: its link has the first listed page in it, or
 * nothing. Breadcrumbs show it differently, too.
 *
 * @param list - the sidebar's outermost list
 * @returns whether the HTML says everything about the items that it shows
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
