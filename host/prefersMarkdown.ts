/** `text/markdown` with a quality of 1, and with any other but 0. */
const fully = /text\/markdown *(;(?! *q=0)[^,]*)?(,|$)/i;
const partly = /text\/markdown *;(?! *q=0(\.0*)? *(,|$))/i;

/**
 * Whether a client asks for the Markdown of a page: it names that type with full quality, as assistants do, or prefers it
 * to HTML, which it doesn't name. Browsers name HTML alone. nginx decides by the same rule (nginx.ts).
 *
 * @param accept - the header `Accept`
 */
export function prefersMarkdown(accept = ''): boolean {
  return fully.test(accept) || (partly.test(accept) && !/text\/html/i.test(accept));
}
