/**
 * Whether third-party scripts may currently be loaded. `optedOut` means that the browser sends Global Privacy Control
 * or Do Not Track, so the answer is no without asking.
 */
export type Consent = 'granted' | 'denied' | 'optedOut' | 'unasked';

const storageKey = 'consent';
const changeEvent = 'consent-change';

/** The answer for this page view, if storage is blocked. */
let answered: 'granted' | 'denied' | null = null;

/**
 * The single rule for all third-party scripts: a browser signal counts as a no even if the reader said yes before,
 * because it may have been enabled since. Without a signal, the answer counts.
 *
 * @param answer - the reader's stored answer
 * @param signals - Global Privacy Control and Do Not Track, as the browser currently sends them
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

/** The reader's current consent. */
export function readConsent(): Consent {
  return decideConsent(answered ?? readStored(), readSignals());
}

/**
 * Saves the reader's answer in local storage, or for this page view if storage isn't available.
 *
 * @param consent - the answer
 */
export function answerConsent(consent: 'granted' | 'denied'): void {
  try {
    // Removed first: if storage is full, an earlier yes must not outlive a no on this page view.
    window.localStorage.removeItem(storageKey);
    window.localStorage.setItem(storageKey, consent);
    answered = null;
  } catch {
    // Storage is blocked or full: keep the answer for this page view.
    answered = consent;
  }
  window.dispatchEvent(new CustomEvent(changeEvent));
}

/**
 * Subscribes to changes of the reader's consent.
 *
 * @param listener - called after each change, including those in other tabs, and when the browser restores the page
 *   from its cache, because the answer may have changed on another page
 * @returns a function that unsubscribes
 */
export function subscribeToConsent(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that another tab has cleared the whole storage.
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
    // Storage is blocked, so nothing was ever saved.
    return null;
  }
}

function readSignals(): {globalPrivacyControl: boolean; doNotTrack: boolean} {
  const {globalPrivacyControl, doNotTrack} = navigator as Navigator & {globalPrivacyControl?: boolean};
  return {globalPrivacyControl: globalPrivacyControl === true, doNotTrack: doNotTrack === '1'};
}
