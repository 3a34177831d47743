import {describe, expect, it} from 'vitest';
import {describeStatus, parseHttpRequest} from '../httpRequest';

describe('parseHttpRequest', () => {
  it.each([
    ['GET /api/restaurants', {method: 'GET', path: '/api/restaurants'}],
    ['GET /api/restaurants?a=b', {method: 'GET', path: '/api/restaurants'}],
    ['POST /api/upload HTTP/1.1\nHost: x', {method: 'POST', path: '/api/upload'}],
    ['HTTP/1.1 200 OK', undefined],
    ['', undefined],
  ])('%j', (code, expected) => {
    expect(parseHttpRequest(code)).toEqual(expected);
  });
});

describe('describeStatus', () => {
  it('names a status, or leaves an unknown one alone', () => {
    expect([describeStatus(201), describeStatus(499)]).toEqual(['201 Created', '499']);
  });
});
