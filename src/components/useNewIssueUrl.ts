import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * @param title - what the issue is about
 * @param fields - `template`, a form of .github/ISSUE_TEMPLATE, and the fields of the form that are known, by their ids
 * @returns the address at which a reader reports a problem with the site, with title and fields filled in
 */
export function useNewIssueUrl(title: string, fields: Readonly<Record<string, string>> = {}): string {
  const {
    siteConfig: {customFields},
  } = useDocusaurusContext();
  const query = new URLSearchParams({title, ...fields}).toString();
  return `${String(customFields?.newIssue)}?${query.replaceAll('+', '%20')}`;
}
