/** Which dialog to open, and what is already typed into it. */
export interface OpenRequest {
  dialog: 'search' | 'ask';
  query?: string;
}

type Listener = (request: OpenRequest) => void;

const listeners = new Set<Listener>();

/**
 * Opens the search modal from anywhere on the page.
 *
 * @param query - typed into it to begin with
 */
export function openSearch(query = ''): void {
  request({dialog: 'search', query});
}

/**
 * Opens the assistant from anywhere on the page.
 *
 * @param question - typed into it to begin with
 */
export function openAsk(question = ''): void {
  request({dialog: 'ask', query: question});
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
