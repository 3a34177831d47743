import {useSyncExternalStore} from 'react';
import type {Consent} from './consent';
import {readConsent, subscribeToConsent} from './consent';

/** @returns the reader's consent; on the server, where no one can be asked, a no */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => 'denied');
}
