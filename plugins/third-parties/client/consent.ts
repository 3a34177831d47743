export type Consent = 'granted' | 'denied' | 'unasked';

const storageKey = 'consent';
const changeEvent = 'consent-change';

/** The answer of this page view, which also serves where storage is blocked. */
let answered: Consent | null = null;

/**
 * Decides what a reader's signals and earlier answer amount to. An answer given on this site outweighs the browser's
 * general signal, because it is the more specific one and can be changed in the footer.
 *
 * @param stored - what was kept of an earlier answer
 * @param signals - Global Privacy Control and Do Not Track, as the browser sends them
 * @returns the consent; without an answer either signal counts as a no
 */
export function decideConsent(
  stored: string | null,
  signals: {globalPrivacyControl: boolean; doNotTrack: boolean},
): Consent {
  if (stored === 'granted' || stored === 'denied') {
    return stored;
  }
  return signals.globalPrivacyControl || signals.doNotTrack ? 'denied' : 'unasked';
}

/** The reader's consent at this moment. */
export function readConsent(): Consent {
  return answered ?? decideConsent(readStored(), readSignals());
}

/**
 * Keeps the reader's answer: in local storage, or for this page view where there is none.
 *
 * @param consent - the answer
 */
export function answerConsent(consent: 'granted' | 'denied'): void {
  answered = consent;
  try {
    window.localStorage.setItem(storageKey, consent);
  } catch {
    // Storage is blocked or full: the answer holds for this page view.
  }
  window.dispatchEvent(new CustomEvent(changeEvent));
}

/**
 * Follows the reader's consent.
 *
 * @param listener - called after each change, those made in other tabs included
 * @returns a function that stops following
 */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) {
      answered = null;
      listener();
    }
  };
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: nothing was ever kept.
    return null;
  }
}

function readSignals(): {globalPrivacyControl: boolean; doNotTrack: boolean} {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return {globalPrivacyControl: globalPrivacyControl === true, doNotTrack: doNotTrack === '1'};
}
