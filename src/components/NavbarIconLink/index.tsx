import Link from '@docusaurus/Link';
import GithubLogo from '@phosphor-icons/core/assets/regular/github-logo.svg';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Glyph} from '../../lib/glyph';
import OpensInNewTab from '../OpensInNewTab';
import VisuallyHidden from '../VisuallyHidden';
import styles from './styles.module.css';

const icons = {github: GithubLogo} satisfies Record<string, Glyph>;

interface Props {
  icon: keyof typeof icons;
  /** Absolute URL of another site; opens in a new tab. */
  href: string;
  /** The link's name. The bar only shows the icon, the mobile menu both. */
  label: string;
  /** Whether the item is rendered in the mobile menu. */
  mobile?: boolean;
  onClick?: () => void;
}

/** Navbar item `custom-iconLink`: a link to another site shown as its icon. */
export default function NavbarIconLink({icon, href, label, mobile = false, onClick}: Props): ReactNode {
  const Icon = icons[icon];
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link href={href} className={clsx('menu__link', styles.mobile)} onClick={onClick}>
          <Icon aria-hidden="true" className={styles.icon} />
          {label}
          <IconExternalLink />
        </Link>
      </li>
    );
  }
  return (
    <Link href={href} className={clsx('navbar__item', styles.link)} title={label}>
      <Icon aria-hidden="true" className={styles.icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <OpensInNewTab />
    </Link>
  );
}
