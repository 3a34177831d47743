import type {Finding, SourcePage} from './types';
import {lineAt} from '../shared/lineAt';

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
  const column = offset - source.slice(0, offset).lastIndexOf('\n');
  return {file, line: lineAt(source, offset), column, message, ...(fix && {fix}), ...(edit && {edit})};
}
