import type {AnalyticsBatch, AnalyticsEvent, Emit, Transport} from './types';

interface QueueOptions {
  transport: Transport;
  batchSize: number;
  /** Maximum time in milliseconds that an event waits. */
  flushMs: number;
  envelope: () => Omit<AnalyticsBatch, 'events'>;
}

export interface Queue {
  push: Emit;
  flush: () => void;
  /** Numbers of failed batches and of the events lost with them, since the last call. */
  takeDiagnostics: () => {failed: number; dropped: number};
  stop: () => void;
}

/**
 * Collects events into batches. A batch that isn't accepted is dropped and counted: retrying it would cost the reader
 * more than the data is worth.
 *
 * @param options - transport, batch size, maximum wait, and the envelope of each batch
 * @returns the queue
 */
export function createQueue({transport, batchSize, flushMs, envelope}: QueueOptions): Queue {
  let events: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let diagnostics = {failed: 0, dropped: 0};

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) {
      return;
    }
    const batch = {...envelope(), events};
    events = [];
    void transport.send(batch).then((accepted) => {
      if (!accepted) {
        diagnostics = {failed: diagnostics.failed + 1, dropped: diagnostics.dropped + batch.events.length};
      }
    });
  };

  return {
    push(name, properties = {}) {
      events.push({name, time: Date.now(), properties});
      if (events.length >= batchSize) {
        flush();
      } else {
        timer ??= setTimeout(flush, flushMs);
      }
    },
    flush,
    takeDiagnostics() {
      const taken = diagnostics;
      diagnostics = {failed: 0, dropped: 0};
      return taken;
    },
    stop() {
      clearTimeout(timer);
      events = [];
    },
  };
}
