import type {ComponentProps, ReactNode} from 'react';

/** Text for screen readers only. The search index skips it by its class. */
export default function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>): ReactNode {
  return <span {...props} className="visually-hidden" />;
}
