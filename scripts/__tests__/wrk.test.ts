import {describe, expect, it} from 'vitest';
import {parseWrk} from '../lib/wrk';

const report = `Running 5s test @ http://127.0.0.1:8080/
  2 threads and 100 connections
  Latency Distribution
     50%  812.00us
     99%    3.41ms
  120345 requests in 5.00s, 1.20GB read
Requests/sec:  24069.12
Transfer/sec:    245.12MB
`;

describe('parseWrk', () => {
  it('reads requests per second and the 99th percentile in milliseconds', () => {
    expect(parseWrk(report)).toEqual({requestsPerSecond: 24069.12, p99: 3.41, errors: 0});
    expect(parseWrk(report.replace('3.41ms', '1.20s')).p99).toBe(1200);
    expect(parseWrk(report.replace('3.41ms', '950.00us')).p99).toBeCloseTo(0.95);
  });
  it('counts error responses and broken connections', () => {
    const errors =
      '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 4\nRequests/sec';
    expect(parseWrk(report.replace('Requests/sec', errors)).errors).toBe(10);
  });
  it("shows wrk's output if it cannot be parsed", () => {
    expect(() => parseWrk('unable to connect')).toThrow('unable to connect');
  });
});
