// Wrapped: upstream's makes room for the navbar above a footnote, and gives all other items an empty class.
import Li from '@theme-original/MDXComponents/Li';
import type {Props} from '@theme/MDXComponents/Li';
import type {ReactNode} from 'react';

export default function MDXLi(props: Props): ReactNode {
  return props.id ? <Li {...props} /> : <li {...props} />;
}
