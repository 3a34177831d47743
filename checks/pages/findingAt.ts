import type {Finding, SourcePage} from './types';
import {placeAt} from '../shared/lineAt';

/**
 * Creates a finding from an offset in the source.
 *
 * @param offset - where the mistake begins, from 0
 */
export function findingAt(
  {file, source}: Pick<SourcePage, 'file' | 'source'>,
  offset: number,
  message: string,
  fix?: string,
  edit?: Finding['edit'],
): Finding {
  return {file, ...placeAt(source, offset), message, ...(fix && {fix}), ...(edit && {edit})};
}
