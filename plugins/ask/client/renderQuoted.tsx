import type {ReactNode} from 'react';
import {readProse} from '../../search/core/prose';

/**
 * Renders text from the index, with its inline code as code. It's a function rather than a component, because a table
 * reads its headings from its cells to repeat them on phones.
 *
 * @param text - text in which `markCode` marked the code
 */
export function renderQuoted(text: string): ReactNode {
  return readProse(text).map((part, position) => (part.isCode ? <code key={position}>{part.text}</code> : part.text));
}
