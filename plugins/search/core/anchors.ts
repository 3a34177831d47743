/** @returns the default anchor of a heading: its words in lowercase, joined by hyphens */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** @returns the anchor as it's stored: empty if it's the default one */
export function shortenAnchor(anchor: string, heading: string): string {
  return anchor === usualAnchor(heading) ? '' : anchor;
}

/** @returns the original anchor */
export function restoreAnchor(sent: string, heading: string): string {
  return sent === '' ? usualAnchor(heading) : sent;
}
