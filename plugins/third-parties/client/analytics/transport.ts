import type {AnalyticsBatch, Transport} from './types';

/**
 * Sends batches with `navigator.sendBeacon`, which survives the page's end.
 *
 * @param url - address that takes the batches
 * @returns a transport; a batch the browser does not queue counts as not accepted
 */
export function createBeaconTransport(url: string): Transport {
  return {
    send(batch) {
      try {
        return Promise.resolve(navigator.sendBeacon(url, toBody(batch)));
      } catch {
        // Firefox has no beacons where a reader has switched them off.
        return Promise.resolve(false);
      }
    },
  };
}

/**
 * Sends batches with `fetch` and `keepalive`.
 *
 * @param url - address that takes the batches
 * @param timeoutMs - milliseconds after which a request counts as failed
 * @returns a transport; a network failure, a time-out or a status other than 2xx counts as not accepted
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
        // Blocked, offline or too slow: analytics must never be the reader's problem; diagnostics count it.
        return false;
      }
    },
  };
}

// text/plain needs no preflight request across origins, unlike application/json.
function toBody(batch: AnalyticsBatch): Blob {
  return new Blob([JSON.stringify(batch)], {type: 'text/plain;charset=UTF-8'});
}
