/** Normalizes typography: quotes, ellipses, spaces, and the asterisk of a required field. */
export function normalizeLabel(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=\p{L})\*$/u, '');
}
