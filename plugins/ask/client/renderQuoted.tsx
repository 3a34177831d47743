import type {ReactNode} from 'react';
import {readProse} from '../../search/core/prose';

/**
 * Text of a page as the index holds it, its inline code shown as code again. A function and not a component, because a
 * table reads its headings from its cells, to repeat them on phones.
 *
 * @param text - text in which `markCode` marked the code
 */
export function renderQuoted(text: string): ReactNode {
  return readProse(text).map((part, position) => (part.isCode ? <code key={position}>{part.text}</code> : part.text));
}
