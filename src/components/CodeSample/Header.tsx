import clsx from 'clsx';
import type {ReactNode} from 'react';
import {describeStatus, parseHttpRequest} from '../../lib/code/httpRequest';
import {languageLabel} from '../../lib/code/languageLabel';
import {useResponseStatus} from './ResponseStatus';
import styles from './header.module.css';

interface Props {
  code: string;
  language: string;
  title: ReactNode;
}

/** What a code sample is: its title, else the request it makes, the response it shows, or its language. */
export default function Header({code, language, title}: Props): ReactNode {
  const status = useResponseStatus();
  if (status !== undefined) {
    return (
      <span className={styles.label}>
        {title || 'Response'}
        <span className={clsx(styles.pill, status < 400 ? styles.success : styles.danger)}>
          {describeStatus(status)}
        </span>
      </span>
    );
  }
  if (title) {
    return <span className={clsx(styles.label, styles.title)}>{title}</span>;
  }
  const request = language === 'http' ? parseHttpRequest(code) : undefined;
  if (request) {
    return (
      <span className={clsx(styles.label, styles.request)}>
        <span className={clsx(styles.pill, styles[request.method.toLowerCase()])}>{request.method}</span>
        <span className={styles.path}>{request.path}</span>
      </span>
    );
  }
  return <span className={styles.label}>{languageLabel(language) ?? 'Text'}</span>;
}
