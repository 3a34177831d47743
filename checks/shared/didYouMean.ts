import {nearestName} from '../../src/lib/nearestName';

/**
 * The beginning of a fix, for a name that isn't known. It is stricter than the build's suggestions, which are about a few
 * dozen names: among hundreds of labels and options, a word is near to another by chance.
 *
 * @returns "did you mean …? " for the known name nearest to `name`, or nothing when none is within a third of its length
 */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known, {share: 1 / 3, completes: false});
  return nearest === undefined ? '' : `did you mean ${nearest}? `;
}
