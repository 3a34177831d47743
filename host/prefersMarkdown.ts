/** Match `text/markdown` with a quality of 1, and with any quality except 0. */
const fully = /text\/markdown *(;(?! *q=0)[^,]*)?(,|$)/i;
const partly = /text\/markdown *;(?! *q=0(\.0*)? *(,|$))/i;

/**
 * Whether a client prefers the Markdown version of a page: it requests `text/markdown` with full quality, as AI
 * assistants do, or with a lower one but without requesting HTML. Browsers only request HTML. nginx follows the same
 * rule (nginx.ts).
 *
 * @param accept - the `Accept` header
 */
export function prefersMarkdown(accept = ''): boolean {
  return fully.test(accept) || (partly.test(accept) && !/text\/html/i.test(accept));
}
