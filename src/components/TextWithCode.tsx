import type {ReactNode} from 'react';

/** Text with code in backticks. */
export default function TextWithCode({children}: {children: string}): ReactNode {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={`${index}-${part}`}>{part}</code> : part));
}
