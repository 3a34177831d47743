import isInternalUrl from '@docusaurus/isInternalUrl';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';
import type {ReactNode} from 'react';

export default function MDXA({children, ...props}: Props): ReactNode {
  const external = typeof props.href === 'string' && !isInternalUrl(props.href);
  return (
    <A {...props}>
      {children}
      {external && <IconExternalLink />}
    </A>
  );
}
