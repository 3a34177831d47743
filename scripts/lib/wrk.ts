/** Result of one run of wrk. */
export interface LoadResult {
  requestsPerSecond: number;
  /** 99th percentile of the latency, in milliseconds. */
  p99: number;
  /** Responses with a status other than 2xx or 3xx, and broken connections. */
  errors: number;
}

const milliseconds: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

/**
 * Parses the report that `wrk --latency` prints.
 *
 * @param output - wrk's output
 * @throws Error with the output if it isn't such a report
 */
export function parseWrk(output: string): LoadResult {
  const requests = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(output) ?? [];
  if (requests === undefined || p99 === undefined) {
    throw new Error(`wrk printed no report:\n${output}`);
  }
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  return {
    requestsPerSecond: Number(requests),
    p99: Number(p99) * (milliseconds[unit] ?? 1),
    errors: broken.reduce((sum, count) => sum + Number(count), refused),
  };
}
