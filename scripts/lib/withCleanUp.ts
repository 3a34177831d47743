import {constants} from 'node:os';

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Does something and cleans up afterward: also if it fails, and if the process is interrupted in the meantime, which
 * `finally` doesn't notice.
 *
 * @param work - what to do
 * @param cleanUp - is synchronous, because a process that exits waits for nothing
 */
export async function withCleanUp<T>(work: () => Promise<T>, cleanUp: () => void): Promise<T> {
  // Without a listener, a signal ends the process without an `exit` event.
  const exit = (signal: (typeof signals)[number]) => process.exit(128 + constants.signals[signal]);
  process.once('exit', cleanUp);
  signals.forEach((signal) => process.once(signal, exit));
  try {
    return await work();
  } finally {
    process.off('exit', cleanUp);
    signals.forEach((signal) => process.off(signal, exit));
    cleanUp();
  }
}
