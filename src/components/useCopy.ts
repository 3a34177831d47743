import {useEffect, useState} from 'react';

type Outcome = 'none' | 'copied' | 'failed';

/** How long the outcome shows, in milliseconds. */
const outcomeDuration = 3000;

/** What a button that copies says about it, for a moment. */
export function useCopy(): {outcome: Outcome; copy: (write: () => Promise<void>) => void} {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome === 'none') {
      return undefined;
    }
    const timeout = window.setTimeout(() => setOutcome('none'), outcomeDuration);
    return () => window.clearTimeout(timeout);
  }, [outcome]);

  return {
    outcome,
    copy: (write) => {
      // Of a second copy, the outcome is said again, and for as long.
      setOutcome('none');
      // Without HTTPS a browser has no clipboard at all: then `write` throws before it returns a promise.
      const attempt = async (): Promise<void> => write();
      attempt().then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
    },
  };
}
