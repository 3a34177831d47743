import useBaseUrl from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import controls from '../../css/control.module.css';
import {useNewIssueUrl} from '../useNewIssueUrl';
import styles from './styles.module.css';

export interface CrashReportProps {
  error: Error;
  /** Renders again what threw. */
  tryAgain: () => void;
}

/**
 * What stands in the place of a page, or of the whole site, whose code threw: what the reader can do, and the message for
 * the person who fixes it. Links load the page they lead to from the server, with none of the state that was part of the crash.
 */
export default function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  const home = useBaseUrl('/');
  const messages = messagesOf(error);
  const report = useNewIssueUrl(`A page crashed: ${messages[0]?.slice(0, 100)}`);
  return (
    <main className={styles.page}>
      <h1>This page crashed.</h1>
      <p>
        Something went wrong in the code of this page. Trying again often helps. If it keeps happening, please{' '}
        <a href={report} target="_blank" rel="noopener noreferrer">
          report it
          <IconExternalLink />
        </a>{' '}
        with the message below.
      </p>
      <p className={styles.ways}>
        <button type="button" className={clsx(controls.control, styles.tryAgain)} onClick={tryAgain}>
          Try again
        </button>
        <a href={home}>Go to the home page</a>
      </p>
      <pre className={styles.message}>{messages.join('\n\nCause:\n')}</pre>
    </main>
  );
}

/** The error's message, and those of its causes. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [];
}
