// Ejected: external links are marked like those in the navbar, and links without a class have no empty class attribute.
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {Props} from '@theme/MDXComponents/A';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function MDXA({children, className, ...props}: Props): ReactNode {
  // A footnote's back link leads to a place in the text that mustn't be covered by the navbar.
  const ofTarget = useAnchorTargetClassName(props.id);
  const external = typeof props.href === 'string' && !isInternalUrl(props.href);
  return (
    <Link {...props} className={clsx(ofTarget, className) || undefined}>
      {children}
      {external && <IconExternalLink />}
    </Link>
  );
}
