// Ejected: upstream has its colours and a 110 px animation inline. Ours has the site's tokens, and is announced.
import Translate from '@docusaurus/Translate';
import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p className={styles.message}>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          <Translate id="theme.Loading.retry" description="Button that loads the code of a page again">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className={styles.hidden}>
        <Translate id="theme.Loading.loading" description="Said while the code of a page is being loaded">
          Loading
        </Translate>
      </span>
    </div>
  ) : null;
}
