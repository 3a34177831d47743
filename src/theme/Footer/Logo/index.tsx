import Logo from '@theme-original/Footer/Logo';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Footer/Logo';
import type {ReactNode} from 'react';

/**
 * The image is the link's only content, so its alternative text says that the link opens a new tab. The stock component doesn't
 * open a new tab if no target is configured.
 */
export default function FooterLogo({logo}: Props): ReactNode {
  const opensNewTab = logo.href !== undefined && !isInternalUrl(logo.href);
  const alt = `${logo.alt ?? ''} ${translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'})}`;
  return <Logo logo={opensNewTab ? {...logo, target: '_blank', alt} : logo} />;
}
