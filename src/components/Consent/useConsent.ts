import {useSyncExternalStore} from 'react';
import type {Consent} from '../../../plugins/third-parties/client/consent';
import {readConsent, subscribeToConsent} from '../../../plugins/third-parties/client/consent';

/** @returns the reader's consent; on the server, where nobody can be asked, a no */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => 'denied');
}
