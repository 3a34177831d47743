import type {AnalyticsBatch, AnalyticsEvent, Emit, Transport} from './types';

interface QueueOptions {
  transport: Transport;
  batchSize: number;
  /** Milliseconds an event waits at most. */
  flushMs: number;
  envelope: () => Omit<AnalyticsBatch, 'events'>;
}

export interface Queue {
  push: Emit;
  flush: () => void;
  /** How many batches failed and how many events were dropped with them, since the last call. */
  takeDiagnostics: () => {failed: number; dropped: number};
  stop: () => void;
}

/**
 * Collects events into batches. A batch that is not accepted is dropped and counted: repeating it would cost the
 * reader more than the figure is worth.
 *
 * @param options - where to send, how many events together, how long to wait, and what goes with them
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
