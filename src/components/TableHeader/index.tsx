import {Children, type ComponentProps, type ReactNode} from 'react';

/** A table's heading cell. The empty corner above a column of row names heads nothing, so it is a plain cell. */
export default function TableHeader(props: ComponentProps<'th'>): ReactNode {
  return Children.count(props.children) === 0 ? <td {...props} /> : <th {...props} />;
}
