/**
 * The section of the site that an address belongs to.
 *
 * @param path - path of a page, or an address that contains one
 * @returns `CMS`, `Cloud`, or `Documentation` for pages outside both
 */
export function sectionOf(path: string): 'CMS' | 'Cloud' | 'Documentation' {
  if (path.includes('/cms/')) {
    return 'CMS';
  }
  return path.includes('/cloud/') ? 'Cloud' : 'Documentation';
}
