// Wrapped: links to other sites are marked like those of the navbar.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';
import type {ReactNode} from 'react';

export default function MDXA({children, ...props}: Props): ReactNode {
  const external = typeof props.href === 'string' && !isInternalUrl(props.href);
  // Upstream's A makes room for the navbar above a footnote's target. A link that's no target needs none of that, and gets
  // an empty class from it.
  const Anchor = props.id ? A : Link;
  return (
    <Anchor {...props}>
      {children}
      {external && <IconExternalLink />}
    </Anchor>
  );
}
