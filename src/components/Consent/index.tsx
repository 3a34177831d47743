import {usePluginData} from '@docusaurus/useGlobalData';
import {type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {answerConsent, readConsent, subscribeToConsent} from '../../../plugins/third-parties/client/consent';
import type {GlobalData} from '../../../plugins/third-parties/types';
import styles from './styles.module.css';

/** Raised by the footer's button: asks again, whatever was answered. */
const askEvent = 'consent-ask';

function useNeedsConsent(): boolean {
  return (usePluginData('third-parties') as GlobalData | undefined)?.needsConsent ?? false;
}

/** Asks for consent, once, where something that needs it is configured; absent otherwise. */
export function ConsentBar(): ReactNode {
  return useNeedsConsent() ? <Bar /> : null;
}

function Bar(): ReactNode {
  const consent = useSyncExternalStore(subscribeToConsent, readConsent, () => 'denied');
  const [isAskedAgain, setAskedAgain] = useState(false);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const ask = () => setAskedAgain(true);
    window.addEventListener(askEvent, ask);
    return () => window.removeEventListener(askEvent, ask);
  }, []);
  useEffect(() => {
    if (isAskedAgain) {
      bar.current?.focus();
    }
  }, [isAskedAgain]);

  if (consent !== 'unasked' && !isAskedAgain) {
    return null;
  }
  const answer = (value: 'granted' | 'denied') => () => {
    setAskedAgain(false);
    answerConsent(value);
  };
  return (
    <section ref={bar} tabIndex={-1} aria-label="Privacy" className={styles.bar}>
      <p className={styles.text}>
        May this site measure how it is used? It helps us see which pages fail their readers. Nothing is loaded from
        elsewhere, and nothing about you is kept, unless you accept.
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--secondary button--sm" onClick={answer('denied')}>
          Decline
        </button>
        <button type="button" className="button button--primary button--sm" onClick={answer('granted')}>
          Accept
        </button>
      </div>
    </section>
  );
}

/** Footer button by which a reader changes an earlier answer; absent where there was nothing to ask. */
export function PrivacyChoices({className}: {className?: string}): ReactNode {
  return useNeedsConsent() ? (
    <button type="button" className={className} onClick={() => window.dispatchEvent(new CustomEvent(askEvent))}>
      Privacy choices
    </button>
  ) : null;
}
