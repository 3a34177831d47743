// Ejected: links to other sites are marked like those of the navbar, and links without a class have no empty one.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MDXA({children, className, ...props}: Props): ReactNode {
  // A footnote leads back to its place in the text, which has to be seen below the navbar.
  const ofTarget = useAnchorTargetClassName(props.id);
  const external = typeof props.href === 'string' && !isInternalUrl(props.href);
  return (
    <Link {...props} className={clsx(ofTarget, className) || undefined}>
      {children}
      {external && <IconExternalLink />}
    </Link>
  );
}
