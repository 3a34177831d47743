// Ejected: the text is "Contribute to this page", the link says that it opens a new tab, and a second one opens the feedback
// form for the page. Both are plain links, so nothing is sent before the reader submits something.
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PencilSimple from '@phosphor-icons/core/assets/regular/pencil-simple.svg';
import type {Props} from '@theme/EditThisPage';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useNewIssueUrl} from '../../components/useNewIssueUrl';
import styles from './styles.module.css';

export default function EditThisPage({editUrl}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const feedback = useNewIssueUrl(`Feedback on ${pathname}`, {
    template: 'page-feedback.yml',
    page: siteConfig.url + pathname,
  });
  return (
    <div className={styles.ways}>
      <Link to={editUrl} className={clsx(ThemeClassNames.common.editThisPage, styles.link)}>
        <PencilSimple aria-hidden="true" className={styles.icon} />
        <Translate id="theme.common.editThisPage" description="The link label to edit the current page">
          Contribute to this page
        </Translate>
        <IconExternalLink />
      </Link>
      <span className={styles.feedback}>
        <Translate id="feedback.question">Was this page helpful?</Translate>{' '}
        <Link to={feedback} className={styles.link}>
          <Translate id="feedback.link" description="Follows the question whether the page was helpful">
            Tell us what to improve
          </Translate>
          <IconExternalLink />
        </Link>
      </span>
    </div>
  );
}
