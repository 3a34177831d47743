import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import type {AskConfig} from '../core/types';
import {ConsentQuestion} from '../../third-parties/client/consent/ConsentQuestion';
import {useConsent} from '../../third-parties/client/consent/useConsent';
import {openSearch} from '../../search/client/openSearch';
import {loadWidget} from './loadWidget';
import {scriptHost} from './useAskConfig';
import styles from './AskDialog.module.css';

export interface WidgetProps {
  config: Extract<AskConfig, {provider: 'widget'}>;
  onClose: () => void;
}

/**
 * A placeholder for a hosted widget until its script has loaded; shows an error if it can't be loaded. The script comes
 * from a third party, so it's only loaded with the reader's consent.
 */
export function Widget({config, onClose}: WidgetProps): ReactNode {
  const consent = useConsent();
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button is removed together with its container, so move the focus.
  const holdFocus = (): void => panel.current?.focus();
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {consent === 'granted' ? (
        <Loader config={config} onOpened={onClose} onRetry={holdFocus} />
      ) : (
        <>
          <ConsentQuestion
            assistant={scriptHost(config)}
            onDone={(isGranted) => (isGranted ? holdFocus() : onClose())}
          />
          <button type="button" className={styles.example} onClick={() => openSearch()}>
            <Translate id="ask.search">Search these docs instead</Translate>
          </button>
        </>
      )}
    </div>
  );
}

interface LoaderProps {
  config: WidgetProps['config'];
  onOpened: () => void;
  onRetry: () => void;
}

function Loader({config, onOpened, onRetry}: LoaderProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<{attempt: number; message: string}>();
  useEffect(() => {
    let isCurrent = true;
    loadWidget(config)
      .then((open) => {
        // Don't open it if the reader has closed the dialog in the meantime.
        if (isCurrent) {
          open();
          onOpened();
        }
      })
      .catch((error: unknown) => {
        if (isCurrent) {
          setFailure({attempt, message: error instanceof Error ? error.message : String(error)});
        }
      });
    return () => {
      isCurrent = false;
    };
    // Without `onOpened`: opening again for a new function would open the widget twice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [config, attempt]);
  const retry = (): void => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return failure?.attempt === attempt ? (
    <>
      <p role="alert">{failure.message}</p>
      <button type="button" className={styles.example} onClick={retry}>
        <Translate id="ask.tryAgain">Try again</Translate>
      </button>
    </>
  ) : (
    <p role="status">
      <Translate id="ask.loading">Loading the assistant…</Translate>
    </p>
  );
}
