import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, type ReactNode, Suspense} from 'react';
import {askAgain} from './askedAgain';
import {usePurposes} from './usePurposes';

/** Most sites ask nothing. Where the question can't be loaded, nothing is loaded from other companies either. */
const Bar = lazy(() =>
  import(/* webpackChunkName: "on-request-consent" */ './Bar').catch(() => ({default: () => null})),
);

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
  const isBrowser = useIsBrowser();
  return isBrowser && (measures || assistant !== undefined) ? (
    <Suspense fallback={null}>
      <Bar assistant={assistant} isAskedAtFirst={measures} />
    </Suspense>
  ) : null;
}

/** Footer button by which a reader changes an earlier answer; absent where there was nothing to ask. */
export function PrivacyChoices({assistant, className}: ConsentBarProps & {className?: string}): ReactNode {
  const {measures} = usePurposes(assistant);
  return measures || assistant !== undefined ? (
    <button type="button" className={className} onClick={askAgain}>
      <Translate id="consent.choices">Privacy choices</Translate>
    </button>
  ) : null;
}
