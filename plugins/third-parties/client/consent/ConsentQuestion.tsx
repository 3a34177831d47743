import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {answerConsent} from './consent';
import {useConsent} from './useConsent';
import {useThirdParties} from '../useThirdParties';
import styles from './styles.module.css';

export interface ConsentQuestionProps {
  /** Host of the assistant's script, if it comes from a third party. */
  assistant?: string;
  /** Called once the reader has answered, or has dismissed the notice that there's nothing to answer. */
  onDone: (isGranted: boolean) => void;
}

/** The question about all third-party scripts, used in the bar and in the assistant's dialog. */
export function ConsentQuestion({assistant, onDone}: ConsentQuestionProps): ReactNode {
  const consent = useConsent();
  const {needsConsent} = useThirdParties();
  const answer = (value: 'granted' | 'denied') => () => {
    answerConsent(value);
    onDone(value === 'granted');
  };
  if (consent === 'optedOut') {
    return (
      <>
        <p className={styles.text}>{explainSignal(assistant)}</p>
        <div className={styles.actions}>
          <button type="button" className={clsx('clean-btn', styles.button)} onClick={() => onDone(false)}>
            <Translate id="consent.close">Close</Translate>
          </button>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.text}>{question(needsConsent, assistant)}</p>
      <div className={styles.actions}>
        <button type="button" className={clsx('clean-btn', styles.button)} onClick={answer('denied')}>
          <Translate id="consent.decline">Decline</Translate>
        </button>
        <button type="button" className={clsx('clean-btn', styles.button, styles.accept)} onClick={answer('granted')}>
          <Translate id="consent.accept">Accept</Translate>
        </button>
      </div>
    </>
  );
}

/**
 * @param measures - whether pages would collect analytics from the start
 * @param assistant - host of the assistant's script, if it comes from a third party
 */
function question(measures: boolean, assistant: string | undefined): string {
  return [
    wish(measures, assistant),
    measures && translate({id: 'consent.why', message: 'Measuring shows us which pages need work.'}),
    translate({
      id: 'consent.nothing',
      message: 'Nothing is loaded from other companies, and nothing about you is kept, unless you accept.',
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

function wish(measures: boolean, assistant: string | undefined): string {
  if (assistant === undefined) {
    return translate({id: 'consent.measure', message: "May this site measure how it's used?"});
  }
  return measures
    ? translate(
        {
          id: 'consent.measureAndAssistant',
          message: "May this site measure how it's used, and load its assistant from {host}?",
        },
        {host: assistant},
      )
    : translate({id: 'consent.assistant', message: 'May this site load its assistant from {host}?'}, {host: assistant});
}

function explainSignal(assistant: string | undefined): string {
  return [
    translate({
      id: 'consent.signal',
      message:
        'Your browser asks sites not to track you (Global Privacy Control or Do Not Track), so this site loads nothing from other companies.',
    }),
    assistant &&
      translate(
        {id: 'consent.signalAssistant', message: 'That includes its assistant, which comes from {host}.'},
        {host: assistant},
      ),
    translate({
      id: 'consent.signalOff',
      message: 'If you turn the signal off for this site, it will ask before it loads anything.',
    }),
  ]
    .filter(Boolean)
    .join(' ');
}
