// Ejected: upstream has inline colors and a 110 px animation, and shows the bundler's error. Ours uses the site's tokens, is
// announced, and says what to do; the error itself is logged (plugins/navigation/client/preload.ts).
import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import VisuallyHidden from '../../components/VisuallyHidden';
import styles from './styles.module.css';

/** Milliseconds after which readers wonder what's going on. */
const longestImmediate = 200;

export default function Loading({error, retry}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.error} role="alert">
        <p className={styles.message}>
          <Translate
            id="theme.Loading.error"
            description="Shown where the code of a page cannot be loaded, beside the button Retry"
          >
            This page didn’t load completely. Check your network connection, then try again.
          </Translate>
        </p>
        <button type="button" className={styles.retry} onClick={retry}>
          <Translate id="theme.Loading.retry" description="Button that loads the code of a page again">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  return <Spinner />;
}

/** Appears with a delay, even on a retry, for which upstream's `pastDelay` stays true. */
function Spinner(): ReactNode {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longestImmediate);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <VisuallyHidden>
        <Translate id="theme.Loading.loading" description="Said while the code of a page is being loaded">
          Loading
        </Translate>
      </VisuallyHidden>
    </div>
  ) : null;
}
