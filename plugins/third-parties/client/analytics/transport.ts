import type {AnalyticsBatch, Transport} from './types';

/**
 * Sends batches with `navigator.sendBeacon`, which still works while the page is being closed.
 *
 * @param url - URL of the collector
 * @returns a transport; a batch that the browser doesn't queue counts as not accepted
 */
export function createBeaconTransport(url: string): Transport {
  return {
    send(batch) {
      try {
        return Promise.resolve(navigator.sendBeacon(url, toBody(batch)));
      } catch {
        // Firefox has no `sendBeacon` if the reader has disabled it.
        return Promise.resolve(false);
      }
    },
  };
}

/**
 * Sends batches with `fetch` and `keepalive`.
 *
 * @param url - URL of the collector
 * @param timeoutMs - milliseconds after which a request counts as failed
 * @returns a transport; a network error, a timeout or a status other than 2xx counts as not accepted
 */
export function createFetchTransport(url: string, timeoutMs: number): Transport {
  return {
    async send(batch) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: toBody(batch),
          keepalive: true,
          credentials: 'omit',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return response.ok;
      } catch {
        // Blocked, offline or too slow. Analytics must never affect the reader, so it's only counted in the
        // diagnostics.
        return false;
      }
    },
  };
}

// Unlike application/json, text/plain needs no CORS preflight request.
function toBody(batch: AnalyticsBatch): Blob {
  return new Blob([JSON.stringify(batch)], {type: 'text/plain;charset=UTF-8'});
}
