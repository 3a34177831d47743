import type {ReactNode} from 'react';

/** Text that a screen reader reads and the eye does not see. The search index leaves it out, by its class. */
export default function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}
