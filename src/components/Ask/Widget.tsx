import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import type {AskConfig} from '../../lib/ask/types';
import {openWidget} from './openWidget';
import styles from './AskDialog.module.css';

export interface WidgetProps {
  config: Extract<AskConfig, {provider: 'widget'}>;
  onOpened: () => void;
}

/** Stands in for a hosted widget until its script is there, and says so where it does not come. */
export function Widget({config, onOpened}: WidgetProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{attempt: number; message: string}>();
  useEffect(() => {
    let isCurrent = true;
    openWidget(config).then(
      () => isCurrent && onOpened(),
      (error: unknown) =>
        isCurrent && setFailure({attempt, message: error instanceof Error ? error.message : String(error)}),
    );
    return () => {
      isCurrent = false;
    };
    // Opening again for a new function would open the widget twice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [config, attempt]);
  return failure?.attempt === attempt ? (
    <div className={styles.failure} role="alert">
      <p>{failure.message}</p>
      <button type="button" className={styles.example} onClick={() => setAttempt(attempt + 1)}>
        Try again
      </button>
    </div>
  ) : (
    <p className={styles.failure}>Loading the assistant…</p>
  );
}
