import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import controls from '../../css/control.module.css';
import {useNewIssueUrl} from '../useNewIssueUrl';
import styles from './styles.module.css';

export interface CrashReportProps {
  error: Error;
  /** Rerenders what threw. */
  tryAgain: () => void;
}

/**
 * Replaces a page, or the whole site, whose code threw. It says what the reader can do, and has the message for whoever fixes
 * it. Links load their page from the server, without the state that was part of the crash.
 */
export default function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  const home = useBaseUrl('/');
  const messages = messagesOf(error);
  const report = useNewIssueUrl(`A page crashed: ${messages[0]?.slice(0, 100) ?? ''}`);
  return (
    <main className={styles.page}>
      <h1>
        <Translate id="crash.heading">This page crashed.</Translate>
      </h1>
      <p>
        <Translate
          id="crash.advice"
          description="{link} is crash.report"
          values={{
            link: (
              <a href={report} target="_blank" rel="noopener noreferrer">
                <Translate id="crash.report">report it</Translate>
                <IconExternalLink />
              </a>
            ),
          }}
        >
          {
            'Something went wrong in the code of this page. Trying again often helps. If it keeps happening, please {link} with the message below.'
          }
        </Translate>
      </p>
      <p className={styles.ways}>
        <button type="button" className={clsx(controls.control, styles.tryAgain)} onClick={tryAgain}>
          <Translate id="crash.tryAgain">Try again</Translate>
        </button>
        <a href={home}>
          <Translate id="crash.home">Go to the home page</Translate>
        </a>
      </p>
      <pre className={styles.message}>
        {messages.join(
          `\n\n${translate({id: 'crash.cause', message: 'Cause:', description: 'Before the message of the error that caused another'})}\n`,
        )}
      </pre>
    </main>
  );
}

/** The messages of an error and its causes. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [];
}
