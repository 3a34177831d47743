/** What a server answers. */
export interface Answer {
  status: number;
  /** Target of a redirect. */
  location: string | undefined;
  text: string;
}

/**
 * Requests a URL without following redirects. For hundreds of URLs, because Playwright's `request` takes 50 ms for each.
 *
 * @param url - absolute
 * @throws TypeError if the server can't be reached
 */
export async function getOnce(url: string): Promise<Answer> {
  const response = await fetch(url, {redirect: 'manual'});
  const text = await response.text();
  return {status: response.status, location: response.headers.get('location') ?? undefined, text};
}
