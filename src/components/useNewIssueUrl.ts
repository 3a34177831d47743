import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * @param title - what the issue is about
 * @returns the address at which a reader reports a problem with the site, with the title filled in
 */
export function useNewIssueUrl(title: string): string {
  const {
    siteConfig: {customFields},
  } = useDocusaurusContext();
  return `${String(customFields?.newIssue)}?title=${encodeURIComponent(title)}`;
}
