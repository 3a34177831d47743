/**
 * @param text - such as a name that is looked for in a page
 * @returns the source of a regular expression, with or without the flag `u`, that matches this text
 */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
