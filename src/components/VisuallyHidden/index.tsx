import type {ReactNode} from 'react';

/** Text for screen readers only. The search index skips it by its class. */
export default function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className="visually-hidden">{children}</span>;
}
