import Translate from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import {askAgain, isAskedAgain, stopAsking, subscribeToAsking} from './askedAgain';
import type {BarProps} from './Bar';
import {useThirdParties} from '../useThirdParties';

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
  const isNeeded = needsConsent || assistant !== undefined;
  const isAgain = useSyncExternalStore(subscribeToAsking, isAskedAgain, () => false);
  const [Bar, setBar] = useState<ComponentType<BarProps>>();

  // Loaded on demand, because most sites don't ask anything. If it can't be loaded, third-party scripts aren't either, until
  // the reader asks for it in the footer.
  useEffect(() => {
    if (isNeeded) {
      import(/* webpackChunkName: "on-request-consent" */ './Bar').then(
        (loaded) => setBar(() => loaded.default),
        stopAsking,
      );
    }
  }, [isNeeded, isAgain]);

  return Bar && isNeeded ? <Bar assistant={assistant} isAskedAtFirst={needsConsent} /> : null;
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
