const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/**
 * Names the marketing campaign an address was reached through.
 *
 * @param search - query string of the address
 * @returns the campaign's parameters in a fixed order, or null when there are none
 */
export function readCampaign(search: string): string | null {
  const query = new URLSearchParams(search);
  const found = parameters.flatMap((name) => {
    const value = query.get(name);
    return value ? [`${name}=${value}`] : [];
  });
  return found.length > 0 ? found.join('&') : null;
}
