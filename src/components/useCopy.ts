import {useEffect, useState} from 'react';

type Outcome = 'none' | 'copied' | 'failed';

/** How long the outcome shows, in milliseconds. */
const outcomeDuration = 3000;

/** State of a copy button, which shows the outcome for a moment. */
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
      // A second copy announces its outcome again, for the full time.
      setOutcome('none');
      // Without HTTPS, there's no clipboard API: then `write` throws synchronously.
      const attempt = async (): Promise<void> => write();
      attempt().then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      );
    },
  };
}
