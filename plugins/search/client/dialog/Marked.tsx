import type {ReactNode} from 'react';
import type {Segment} from '../../core/types';

/** Text with its matches marked. Only text nodes: markup in an index is shown, not run (SEARCH-10). */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, position) => (marked ? <mark key={position}>{text}</mark> : text));
}
