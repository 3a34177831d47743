export type DialogName = 'search' | 'ask';

/** Which dialog to open, and what is already typed into it. */
export interface OpenRequest {
  dialog: DialogName;
  query: string;
}

type Listener = (request: OpenRequest) => unknown;

let listener: Listener | undefined;
/** Made before there was a listener: the page was only just becoming interactive. */
let waiting: OpenRequest | undefined;

/** Opens the search dialog from anywhere on the page; the query is typed into it to begin with. */
export const openSearch = opener('search');

/** Opens the assistant from anywhere on the page; the query is typed into it to begin with. */
export const openAsk = opener('ask');

/**
 * There is one listener at a time: the search box.
 *
 * @param next - called with each request to open a dialog
 * @returns a function that stops it
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
