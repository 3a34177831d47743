import {useSyncExternalStore} from 'react';
import type {Consent} from './consent';
import {readConsent, subscribeToConsent} from './consent';

/** @returns the reader's consent; during server rendering, a no */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readConsent, () => 'denied');
}
