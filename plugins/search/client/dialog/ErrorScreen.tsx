import ErrorIcon from '@phosphor-icons/core/assets/regular/wifi-slash.svg';
import type {ReactNode} from 'react';
import {translations} from '../translations';
import styles from './Screen.module.css';

export interface ErrorScreenProps {
  /** Whether the reader has already retried. Files that a deploy removed are only found after a reload. */
  isRepeated: boolean;
  onRetry: () => void;
}

/** Shown if the search failed (SEARCH-05). */
export function ErrorScreen({isRepeated, onRetry}: ErrorScreenProps): ReactNode {
  const texts = translations.errorScreen;
  return (
    <div className={styles.screen} role="alert">
      <ErrorIcon className={styles.icon} aria-hidden="true" />
      <p className={styles.title}>{texts.title}</p>
      <p className={styles.help}>{texts.help}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {texts.tryAgain}
      </button>
      {isRepeated && (
        <button type="button" className={styles.button} onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      )}
    </div>
  );
}
