import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {lazy, type ReactNode, Suspense} from 'react';
import {askAgain} from './askedAgain';
import {useThirdParties} from '../useThirdParties';

/**
 * Loaded on demand, because most sites don't ask anything. If it can't be loaded, third-party scripts aren't either.
 */
const Bar = lazy(() =>
  import(/* webpackChunkName: "on-request-consent" */ './Bar').catch(() => ({default: () => null})),
);

export interface ConsentBarProps {
  /** Host of the assistant's script, if it comes from a third party. */
  assistant?: string;
}

/**
 * Asks for consent once if pages would load third-party scripts. Scripts that are only loaded on demand, such as the
 * assistant's, ask at that time. Renders nothing if nothing needs consent.
 */
export function ConsentBar({assistant}: ConsentBarProps): ReactNode {
  const {needsConsent} = useThirdParties();
  const isBrowser = useIsBrowser();
  return isBrowser && (needsConsent || assistant !== undefined) ? (
    <Suspense fallback={null}>
      <Bar assistant={assistant} isAskedAtFirst={needsConsent} />
    </Suspense>
  ) : null;
}

/** Footer button to change an earlier answer. Renders nothing if nothing needs consent. */
export function PrivacyChoices({assistant, className}: ConsentBarProps & {className?: string}): ReactNode {
  const {needsConsent} = useThirdParties();
  return needsConsent || assistant !== undefined ? (
    <button type="button" className={className} onClick={askAgain}>
      <Translate id="consent.choices">Privacy choices</Translate>
    </button>
  ) : null;
}
