/** What a frame leaves of the distance: the value that Docusaurus scrolls with. */
const remainingPerFrame = 0.85;

/**
 * The scroll position of the next frame on the way to a target. Positions are whole pixels, so the way has an end.
 *
 * @param current - position now, in CSS pixels
 * @param target - where it goes, in CSS pixels
 * @returns a position nearer to the target, with 0.85 of the distance left, or the target
 */
export function nextScrollPosition(current: number, target: number): number {
  return target + Math.trunc((current - target) * remainingPerFrame);
}
