import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {describeStatus} from '../../lib/code/describeStatus';
import {languageName} from './languageName';
import {useResponse} from './ResponseContext';
import styles from './header.module.css';

interface Props {
  language: string;
  title: ReactNode;
}

/** What a code sample is: its title, otherwise the response that it shows, or its language. */
export default function Header({language, title}: Props): ReactNode {
  const response = useResponse();
  if (response?.isResult) {
    return (
      <span className={styles.label}>
        {title || translate({id: 'code.result', message: 'Result', description: 'Heading of what code returns'})}
      </span>
    );
  }
  if (response) {
    return (
      <span className={styles.label}>
        {title ||
          translate({id: 'code.response', message: 'Response', description: 'Heading of the response to a request'})}
        <span className={clsx(styles.pill, response.status < 400 ? styles.success : styles.danger)}>
          {describeStatus(response.status)}
        </span>
      </span>
    );
  }
  if (title) {
    return <span className={clsx(styles.label, styles.title)}>{title}</span>;
  }
  return <span className={styles.label}>{languageName(language)}</span>;
}
