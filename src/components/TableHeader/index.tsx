import {Children, type ComponentProps, type ReactNode} from 'react';

/** A table's header cell. The empty corner above row names isn't a heading, so it's a plain cell. */
export default function TableHeader(props: ComponentProps<'th'>): ReactNode {
  return Children.count(props.children) === 0 ? <td {...props} /> : <th {...props} />;
}
