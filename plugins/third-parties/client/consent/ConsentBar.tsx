import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {ConsentQuestion} from './ConsentQuestion';
import {useConsent} from './useConsent';
import {usePurposes} from './usePurposes';
import styles from './styles.module.css';

/** Raised by the footer's button: asks again, whatever was answered. */
const askEvent = 'consent-ask';

export interface ConsentBarProps {
  /** Host of the assistant's script, where it comes from another company. */
  assistant?: string;
}

/**
 * Asks for consent, once, where pages would load something from other companies. What is loaded only on a reader's wish,
 * such as the assistant, asks there. Absent where nothing needs consent.
 */
export function ConsentBar({assistant}: ConsentBarProps): ReactNode {
  const {measures} = usePurposes(assistant);
  return measures || assistant !== undefined ? <Bar assistant={assistant} isAskedAtFirst={measures} /> : null;
}

function Bar({assistant, isAskedAtFirst}: ConsentBarProps & {isAskedAtFirst: boolean}): ReactNode {
  const consent = useConsent();
  const [isAskedAgain, setAskedAgain] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const ask = () => {
      opener.current = document.activeElement;
      setAskedAgain(true);
    };
    window.addEventListener(askEvent, ask);
    return () => window.removeEventListener(askEvent, ask);
  }, []);
  useEffect(() => {
    if (isAskedAgain) {
      bar.current?.focus();
    } else if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  }, [isAskedAgain]);

  if (!isAskedAgain && !(isAskedAtFirst && consent === 'unasked')) {
    return null;
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={translate({
        id: 'consent.name',
        message: 'Privacy',
        description: 'Name of the bar that asks for consent',
      })}
      className={styles.bar}
    >
      <ConsentQuestion assistant={assistant} onDone={() => setAskedAgain(false)} />
    </section>
  );
}

/** Footer button by which a reader changes an earlier answer; absent where there was nothing to ask. */
export function PrivacyChoices({assistant, className}: ConsentBarProps & {className?: string}): ReactNode {
  const {measures} = usePurposes(assistant);
  return measures || assistant !== undefined ? (
    <button type="button" className={className} onClick={() => window.dispatchEvent(new CustomEvent(askEvent))}>
      <Translate id="consent.choices">Privacy choices</Translate>
    </button>
  ) : null;
}
