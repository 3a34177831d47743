import type {SearchHit} from '../../core/types';

/**
 * Better results for the same query may lack the one that the reader chose. It stays where it was, so that Enter opens
 * what was chosen.
 *
 * @param chosen - URL of the chosen result; undefined if there's none
 * @param before - the results that it was chosen from
 * @param better - the results that replace them
 */
export function keepChosen(
  chosen: string | undefined,
  before: readonly SearchHit[],
  better: readonly SearchHit[],
): SearchHit[] {
  const isChosen = ({url}: SearchHit): boolean => url === chosen;
  const position = before.findIndex(isChosen);
  const kept = better.some(isChosen) ? undefined : before[position];
  return kept ? [...better.slice(0, position), kept, ...better.slice(position)] : [...better];
}
