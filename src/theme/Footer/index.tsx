// Ejected: columns are lists under headings, next to the logo and the copyright line; external links are marked.
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type Footer as FooterConfig,
  type FooterLinkItem,
  isMultiColumnFooterLinks,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import FooterCopyright from '@theme/Footer/Copyright';
import FooterLogo from '@theme/Footer/Logo';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import {memo, type ReactNode, useId} from 'react';
import {useAssistantHost} from '../../../plugins/ask/client/useAskConfig';
import {PrivacyChoices} from '../../../plugins/third-parties/client/consent/ConsentBar';
import styles from './styles.module.css';

function FooterLink({item}: {item: FooterLinkItem}): ReactNode {
  const {label, to, href, html, className, prependBaseUrlToHref, ...props} = item;
  const prefixedHref = useBaseUrl(href, {forcePrependBaseUrl: true});
  if (html) {
    return <span className={className} dangerouslySetInnerHTML={{__html: html}} />;
  }
  const target = to ?? (prependBaseUrlToHref ? prefixedHref : href);
  return (
    <Link {...props} to={target} className={clsx(styles.link, className)}>
      {label}
      {target && !isInternalUrl(target) && <IconExternalLink />}
    </Link>
  );
}

function FooterColumn({title, items}: {title?: string | null; items: FooterLinkItem[]}): ReactNode {
  const titleId = useId();
  return (
    <div className={ThemeClassNames.layout.footer.column}>
      {title && (
        <p id={titleId} className={styles.title}>
          {title}
        </p>
      )}
      <ul className="clean-list" aria-labelledby={title ? titleId : undefined}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            <FooterLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function toColumns(links: FooterConfig['links']): readonly {title?: string | null; items: FooterLinkItem[]}[] {
  if (links.length === 0) {
    return [];
  }
  return isMultiColumnFooterLinks(links) ? links : [{title: null, items: links}];
}

function Footer(): ReactNode {
  const {footer, navbar} = useThemeConfig();
  const assistant = useAssistantHost();
  if (!footer) {
    return null;
  }
  const {links, logo, copyright} = footer;
  const columns = toColumns(links);
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}>
      <div className={styles.inner}>
        <div className={styles.about}>
          {logo && <FooterLogo logo={logo} />}
          <Link to="/" className={styles.wordmark}>
            {navbar.title}
          </Link>
          {copyright && <FooterCopyright copyright={copyright} />}
          <PrivacyChoices assistant={assistant} className={clsx('clean-btn', styles.link)} />
        </div>
        <nav
          className={styles.columns}
          aria-label={translate({
            id: 'theme.footer.navAriaLabel',
            message: 'Footer',
            description: 'The ARIA label of the links in the footer',
          })}
        >
          {columns.map(({title, items}, index) => (
            <FooterColumn key={index} title={title} items={items} />
          ))}
        </nav>
      </div>
    </footer>
  );
}

export default memo(Footer);
