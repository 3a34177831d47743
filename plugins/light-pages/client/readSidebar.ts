import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * Reads the items of the docs sidebar from the HTML of a page. A closed category has no items there; in their place it
 * gets one that leads where the category does, because one without items isn't shown.
 *
 * @param list - the sidebar's outermost list
 * @param path - of the page
 * @returns what renders the same list
 */
export function readSidebar(list: Element, path: string): PropSidebar {
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
    // The link of a category whose own page is unlisted leads to the first page in it.
    const linkUnlisted = items?.querySelector('a')?.getAttribute('href') === href;
    const own = linkUnlisted ? (link.hasAttribute('aria-current') ? path : '#') : href;
    return [
      {
        type: 'category',
        label,
        // So does that of a category without a page, which has the role of a button.
        href: link.getAttribute('role') === 'button' ? undefined : own,
        linkUnlisted,
        collapsible: true,
        collapsed: !items,
        items: items ? readSidebar(items, path) : [item],
      },
    ];
  });
}
