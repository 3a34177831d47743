import type {ReactNode} from 'react';
import {readProse} from '../../search/core/prose';

/** Text of a page as the index holds it, its inline code shown as code again. */
export function QuotedText({text}: {text: string}): ReactNode {
  return readProse(text).map((part, position) => (part.isCode ? <code key={position}>{part.text}</code> : part.text));
}
