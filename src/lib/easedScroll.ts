/** Share of the distance that is left after a frame; the same as in Docusaurus's own animation. */
const remainingPerFrame = 0.85;

/**
 * Computes the scroll position of the next frame of an animation that slows down towards its target. Distances are whole
 * pixels, so the target is reached at some point.
 *
 * @param current - current position in CSS pixels
 * @param target - target position in CSS pixels
 * @returns the next position, which is the target at the end
 */
export function nextScrollPosition(current: number, target: number): number {
  return target + Math.trunc((current - target) * remainingPerFrame);
}
