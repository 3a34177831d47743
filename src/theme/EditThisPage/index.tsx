// Ejected: the text is "Contribute to this page", and the link says that it opens a new tab.
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import PencilSimple from '@phosphor-icons/core/assets/regular/pencil-simple.svg';
import type {Props} from '@theme/EditThisPage';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <Link to={editUrl} className={clsx(ThemeClassNames.common.editThisPage, styles.link)}>
      <PencilSimple aria-hidden="true" className={styles.icon} />
      <Translate id="theme.common.editThisPage" description="The link label to edit the current page">
        Contribute to this page
      </Translate>
      <IconExternalLink />
    </Link>
  );
}
