// Wrapped: links to other sites are marked like those of the navbar.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import A from '@theme-original/MDXComponents/A';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';
import type {ReactNode} from 'react';

export default function MDXA({children, ...props}: Props): ReactNode {
  const external = typeof props.href === 'string' && !isInternalUrl(props.href);
  const content = (
    <>
      {children}
      {external && <IconExternalLink />}
    </>
  );
  // Upstream's makes room for the navbar above the target of a footnote, and gives all other links an empty class.
  return props.id ? <A {...props}>{content}</A> : <Link {...props}>{content}</Link>;
}
