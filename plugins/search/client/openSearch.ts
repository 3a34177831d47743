/** The dialogs, as readers are told of them. */
export type DialogName = 'Search' | 'Ask AI';

/** Which dialog to open, and what is already typed into it. */
export interface OpenRequest {
  dialog: DialogName;
  query: string;
}

type Listener = (request: OpenRequest) => unknown;

const listeners = new Set<Listener>();

/**
 * Opens the search modal from anywhere on the page.
 *
 * @param query - typed into it to begin with
 */
export function openSearch(query = ''): void {
  request({dialog: 'Search', query});
}

/**
 * Opens the assistant from anywhere on the page.
 *
 * @param query - typed into it to begin with
 */
export function openAsk(query = ''): void {
  request({dialog: 'Ask AI', query});
}

/**
 * @param listener - called with each request to open a dialog
 * @returns a function that stops it
 */
export function onOpenRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function request(wanted: OpenRequest): void {
  listeners.forEach((listener) => listener(wanted));
}
