import type {ReactNode} from 'react';
import {answerConsent} from './consent';
import {useConsent} from './useConsent';
import {type Purposes, usePurposes} from './usePurposes';
import styles from './styles.module.css';

export interface ConsentQuestionProps {
  /** Host of the assistant's script, where it comes from another company. */
  assistant?: string;
  /** Called once the reader has answered, or has read that there is nothing to answer. */
  onDone: (isGranted: boolean) => void;
}

/** The one question about everything that comes from other companies: in the bar, and where the assistant needs it. */
export function ConsentQuestion({assistant, onDone}: ConsentQuestionProps): ReactNode {
  const consent = useConsent();
  const purposes = usePurposes(assistant);
  const answer = (value: 'granted' | 'denied') => () => {
    answerConsent(value);
    onDone(value === 'granted');
  };
  if (consent === 'optedOut') {
    return (
      <>
        <p className={styles.text}>{explainSignal(purposes)}</p>
        <div className={styles.actions}>
          <button type="button" className="button button--secondary button--sm" onClick={() => onDone(false)}>
            Close
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{question(purposes)}</p>
      <div className={styles.actions}>
        <button type="button" className="button button--secondary button--sm" onClick={answer('denied')}>
          Decline
        </button>
        <button type="button" className="button button--primary button--sm" onClick={answer('granted')}>
          Accept
        </button>
      </div>
    </>
  );
}

function question({measures, assistant}: Purposes): string {
  const wishes = [measures && "measure how it's used", assistant && `load its assistant from ${assistant}`];
  return [
    `May this site ${wishes.filter(Boolean).join(', and ')}?`,
    measures && 'Measuring shows us which pages need work.',
    'Nothing is loaded from other companies, and nothing about you is kept, unless you accept.',
  ]
    .filter(Boolean)
    .join(' ');
}

function explainSignal({assistant}: Purposes): string {
  return [
    'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so this site loads nothing from other companies.',
    assistant && `That includes its assistant, which comes from ${assistant}.`,
    'If you turn the signal off for this site, it will ask before it loads anything.',
  ]
    .filter(Boolean)
    .join(' ');
}
