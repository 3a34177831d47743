import type {Emit} from './types';

interface StatusRange {
  networkStatusMin: number;
  networkStatusMax: number;
}

/**
 * Emits a `network_error` event for each response whose status is in the range. Statuses come from resource timing, so
 * the page's own `fetch` isn't patched; browsers without `responseStatus` report nothing.
 *
 * @param range - first and last status to report
 * @param ignore - whether to ignore a URL, such as the client's own
 * @param emit - receives the events; URLs are sent without their query string
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
