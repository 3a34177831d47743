/** @returns the anchor that most headings have: their words in lower case, joined by dashes */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** @returns the anchor as it is sent: nothing where it is the usual one */
export function shortenAnchor(anchor: string, heading: string): string {
  return anchor === usualAnchor(heading) ? '' : anchor;
}

/** @returns the anchor again */
export function restoreAnchor(sent: string, heading: string): string {
  return sent === '' ? usualAnchor(heading) : sent;
}
