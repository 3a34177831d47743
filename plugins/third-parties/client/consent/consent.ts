/**
 * What may be loaded from other companies at this moment. `optedOut` means that the browser sends Global Privacy Control
 * or Do Not Track: a no that the site has nothing to ask about.
 */
export type Consent = 'granted' | 'denied' | 'optedOut' | 'unasked';

const storageKey = 'consent';
const changeEvent = 'consent-change';

/** The answer of this page view, where storage is blocked. */
let answered: 'granted' | 'denied' | null = null;

/**
 * The one rule for everything that comes from another company: a signal of the browser counts as a no, whatever was
 * answered before, because the reader may have turned it on since. Without a signal the answer counts.
 *
 * @param answer - what the reader answered, as it was kept
 * @param signals - Global Privacy Control and Do Not Track, as the browser sends them now
 * @returns the consent
 */
export function decideConsent(
  answer: string | null,
  signals: {globalPrivacyControl: boolean; doNotTrack: boolean},
): Consent {
  if (signals.globalPrivacyControl || signals.doNotTrack) {
    return 'optedOut';
  }
  return answer === 'granted' || answer === 'denied' ? answer : 'unasked';
}

/** The reader's consent at this moment. */
export function readConsent(): Consent {
  return decideConsent(answered ?? readStored(), readSignals());
}

/**
 * Keeps the reader's answer: in local storage, or for this page view where there is none.
 *
 * @param consent - the answer
 */
export function answerConsent(consent: 'granted' | 'denied'): void {
  try {
    // Removed first: where storage is full, a yes given before must not outlive this page view's no.
    window.localStorage.removeItem(storageKey);
    window.localStorage.setItem(storageKey, consent);
    answered = null;
  } catch {
    // Storage is blocked or full: the answer holds for this page view.
    answered = consent;
  }
  window.dispatchEvent(new CustomEvent(changeEvent));
}

/**
 * Follows the reader's consent.
 *
 * @param listener - called after each change, those made in other tabs included, and when the browser shows the page again
 *   after another one, on which the answer may have changed
 * @returns a function that stops following
 */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // No key: another tab has cleared the whole storage.
    if (event.key === storageKey || event.key === null) {
      answered = null;
      listener();
    }
  };
  const onPageShow = ({persisted}: PageTransitionEvent) => {
    if (persisted) {
      listener();
    }
  };
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('pageshow', onPageShow);
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
