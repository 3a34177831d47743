import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useSyncExternalStore} from 'react';
import {isAskedAgain, stopAsking, subscribeToAsking} from './askedAgain';
import {ConsentQuestion} from './ConsentQuestion';
import styles from './styles.module.css';
import {useConsent} from './useConsent';

export interface BarProps {
  /** Host of the assistant's script, if it comes from a third party. */
  assistant?: string;
  /** Whether to immediately ask a reader who hasn't answered yet. */
  isAskedAtFirst: boolean;
}

/** The bar with the question, while it's open. */
export default function Bar({assistant, isAskedAtFirst}: BarProps): ReactNode {
  const consent = useConsent();
  const isAgain = useSyncExternalStore(subscribeToAsking, isAskedAgain);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isAgain) {
      bar.current?.focus();
    }
  }, [isAgain]);

  if (!isAgain && !(isAskedAtFirst && consent === 'unasked')) {
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
      <ConsentQuestion assistant={assistant} onDone={stopAsking} />
    </section>
  );
}
