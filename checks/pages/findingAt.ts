import type {Finding, SourcePage} from './types';

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
  const before = source.slice(0, offset);
  const line = before.split('\n').length;
  return {file, line, column: offset - before.lastIndexOf('\n'), message, ...(fix && {fix}), ...(edit && {edit})};
}
