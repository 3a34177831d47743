export type DialogName = 'search' | 'ask';

/** Which dialog to open, and its initial text. */
export interface OpenRequest {
  dialog: DialogName;
  query: string;
}

type Listener = (request: OpenRequest) => unknown;

let listener: Listener | undefined;
/** A request from before there was a listener, while the page was becoming interactive. */
let waiting: OpenRequest | undefined;

/** Opens the search dialog from anywhere on the page, with the query as its initial text. */
export const openSearch = opener('search');

/** Opens the assistant from anywhere on the page, with the query as its initial text. */
export const openAsk = opener('ask');

/**
 * Registers the search box, which is the only listener.
 *
 * @param next - called with each request to open a dialog
 * @returns a function that removes the listener
 */
export function onOpenRequest(next: Listener): () => void {
  listener = next;
  if (waiting) {
    next(waiting);
    waiting = undefined;
  }
  return () => {
    listener = undefined;
  };
}

function opener(dialog: DialogName): (query?: string) => void {
  return (query = '') => {
    const request = {dialog, query};
    if (listener) {
      listener(request);
    } else {
      waiting = request;
    }
  };
}
