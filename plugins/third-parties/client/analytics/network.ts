import type {Emit} from './types';

interface StatusRange {
  networkStatusMin: number;
  networkStatusMax: number;
}

/**
 * Emits a `network_error` event for each response whose status lies in the range. Statuses are read from resource
 * timing, so nothing of the page's own `fetch` is touched; browsers without `responseStatus` report nothing.
 *
 * @param range - first and last status to report
 * @param ignore - says of an address whether to leave it out, for example the client's own
 * @param emit - takes the events; addresses are sent without their query string
 * @returns a function that stops watching
 */
export function watchNetwork(range: StatusRange, ignore: (url: string) => boolean, emit: Emit): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const status = 'responseStatus' in entry ? entry.responseStatus : 0;
      if (status >= range.networkStatusMin && status <= range.networkStatusMax && !ignore(entry.name)) {
        emit('network_error', {url: withoutQuery(entry.name), status, duration: Math.round(entry.duration)});
      }
    }
  });
  observer.observe({type: 'resource', buffered: true});
  return () => observer.disconnect();
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, '');
}
