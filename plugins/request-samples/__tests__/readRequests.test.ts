import {describe, expect, it} from 'vitest';
import {parseMeta} from '../../../src/lib/code/parseMeta';
import {parseRequest} from '../core/parseRequest';
import {hidePlaceholders, showPlaceholders} from '../core/placeholders';
import {readRequests} from '../core/readRequests';

const fence = (lang: string, meta: string, text: string) => ({lang, meta: parseMeta(meta), text});

describe('readRequests', () => {
  it('takes status and kind of body from the response below a request, otherwise from the request', () => {
    expect(
      readRequests([
        fence('http', '', 'GET /api/a\n'),
        fence('json', 'response status=403', '{}'),
        fence('http', '', 'GET /api/b'),
        fence('json', 'response', ' "OK"'),
        fence('http', 'status=204', 'DELETE /api/c'),
        fence('json', 'status=404', '{}'),
        fence('http', '', 'GET /api/d'),
        fence('text', 'response status=404', '{}'),
      ]),
    ).toEqual([
      {text: 'GET /api/a', status: 403, body: 'json'},
      undefined,
      {text: 'GET /api/b', status: 200, body: 'text'},
      undefined,
      {text: 'DELETE /api/c', status: 204},
      undefined,
      {text: 'GET /api/d', status: 200},
      undefined,
    ]);
  });
});

describe('parseRequest', () => {
  it('joins the lines of a query, and keeps empty lines in the body', () => {
    expect(parseRequest('PATCH /api/a\r\n  ?b=c\r\n  &d=e\r\n  X-Note:  a: b\r\n\r\n{\r\n\r\n"f": 1}\n\n}\n')).toEqual({
      method: 'PATCH',
      target: '/api/a?b=c&d=e',
      headers: {'x-note': 'a: b'},
      body: '{\n\n"f": 1}\n\n}',
    });
    expect(parseRequest('OPTIONS /api/a\n\n')).toEqual({method: 'OPTIONS', target: '/api/a', headers: {}});
  });

  it.each([
    ['Send GET /api/a', /begins with a method and a path/],
    ['LOAD /api/a', /begins with a method and a path/],
    ['GET http://localhost:1337/api/a', /without a host: "GET \/api\/…"/],
    ['GET /api/a\nX-Note', /"X-Note" is neither a header/],
    ['POST /api/a\n{"data": {}}', /leave a blank line before the body/],
    ['GET /api/a\n- X-Note: b', /"- X-Note: b" is neither a header/],
    ['GET /api/a\nb?c=d', /"b\?c=d" is neither a header/],
    ['GET /api/a\nX-Note: b\n?c=d', /"\?c=d" is neither a header/],
  ])('rejects %j', (text, message) => {
    expect(() => parseRequest(text)).toThrow(message);
  });
});

it('restores the markers that were replaced', () => {
  const text = 'Authorization: Bearer <jwt:max>\nX-Token: <jwt:kai>';
  const shown = 'Authorization: Bearer <JWT of Max>\nX-Token: <JWT of Kai>';
  expect(showPlaceholders(text)).toBe(shown);
  expect(hidePlaceholders(shown)).toBe(text);
});
