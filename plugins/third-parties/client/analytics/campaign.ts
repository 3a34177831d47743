const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/**
 * Identifies the marketing campaign that led to a URL.
 *
 * @param search - query string of the URL
 * @returns the campaign's parameters in a fixed order; null if there are none
 */
export function readCampaign(search: string): string | null {
  const query = new URLSearchParams(search);
  const found = parameters.flatMap((name) => {
    const value = query.get(name);
    return value ? [`${name}=${value}`] : [];
  });
  return found.length > 0 ? found.join('&') : null;
}
