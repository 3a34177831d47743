import {nearestName} from '../../src/lib/nearestName';

/**
 * Suggests a fix for an unknown name. This is stricter than the build's suggestions, which are about a few dozen names: among
 * hundreds of labels and options, words are similar by chance.
 *
 * @returns "did you mean …? " for the known name closest to `name`, or an empty string if none is within a third of its length
 */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known, {share: 1 / 3, completes: false});
  return nearest === undefined ? '' : `did you mean ${nearest}? `;
}
