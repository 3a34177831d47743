import type {ReactNode} from 'react';
import type {Segment} from '../../core/types';

/**
 * Text with highlighted matches. It only creates text nodes, so markup in an index is displayed, not interpreted
 * (SEARCH-10).
 */
export function Marked({segments}: {segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, position) => (marked ? <mark key={position}>{text}</mark> : text));
}
