import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * @param title - what the issue is about
 * @param fields - `template`, a form in .github/ISSUE_TEMPLATE, and known fields of that form by id
 * @returns the URL of a new issue with title and fields filled in
 */
export function useNewIssueUrl(title: string, fields: Readonly<Record<string, string>> = {}): string {
  const {
    siteConfig: {customFields},
  } = useDocusaurusContext();
  const query = new URLSearchParams({title, ...fields}).toString();
  return `${String(customFields?.newIssue)}?${query.replaceAll('+', '%20')}`;
}
