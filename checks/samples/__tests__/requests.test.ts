import {describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {checkQuery} from '../requests/checkQuery';
import {compare, elide} from '../requests/compare';
import {formatJson} from '../requests/formatJson';
import {normalize} from '../requests/normalize';
import {parseRequest} from '../../../plugins/request-samples/core/parseRequest';
import {rewrite} from '../requests/rewrite';
import {encodeTarget} from '../../../plugins/request-samples/core/target';

describe('checkQuery', () => {
  const check = (line: string, body?: string) =>
    checkQuery({...parseRequest(line), body}).map(({message, fix}) => `${message}; ${fix}`);

  it('accepts every parameter of the content API', () => {
    expect(
      check(
        'GET /api/restaurants?fields=name&filters[name][$eq]=a&populate=*&sort=name&locale=fr&status=draft&pagination[page]=1',
      ),
    ).toEqual([]);
  });

  it.each([
    ['the v4 parameter publicationState', 'GET /api/restaurants?publicationState=live', /no "publicationState"/],
    ['a misspelt parameter', 'GET /api/restaurants?populat=*', /did you mean populate\?/],
    ['a misspelt key of pagination', 'GET /api/restaurants?pagination[pagesize]=1', /did you mean pageSize\?/],
    ['a locale that does not exist', 'GET /api/restaurants?locale=de', /"de" isn't a locale/],
  ])('rejects %s', (_, line, message) => {
    expect(check(line)).toEqual([expect.stringMatching(message)]);
  });

  it('rejects a key next to data', () => {
    expect(check('POST /api/restaurants', '{"data": {}, "locale": "fr"}')).toEqual([
      expect.stringMatching(/no "locale"/),
    ]);
  });
});

describe('compare', () => {
  const actual = {
    data: [
      {id: 1, name: 'A'},
      {id: 2, name: 'B'},
    ],
    meta: {},
  };

  it('accepts the same response, and a shortened one', () => {
    expect(compare(actual, actual)).toEqual([]);
    expect(compare({data: [{name: 'A', '…': ''}, '…'], meta: {}}, actual)).toEqual([]);
  });

  it.each([
    [
      'another value',
      {
        data: [
          {id: 1, name: 'A'},
          {id: 2, name: 'C'},
        ],
        meta: {},
      },
      'data[1].name is "B", not "C"',
    ],
    ['a missing key', {data: actual.data}, 'meta is missing'],
    ['a key that is not there', {...actual, total: 2}, 'total is not there'],
    ['fewer elements', {...actual, data: [actual.data[0]]}, 'data has 2 elements, not 1'],
    ['an elision of nothing', {...actual, data: [...actual.data, '…']}, 'data has 2 elements, not more than 2'],
    ['another type', {...actual, meta: []}, 'meta is {}, not []'],
  ])('reports %s', (_, written, difference) => {
    expect(compare(written, actual)).toEqual([difference]);
  });

  it('keeps a response shortened when it is rewritten', () => {
    expect(elide({data: [{name: 'x', '…': ''}, '…'], meta: 0}, actual)).toEqual({
      data: [{name: 'A', '…': ''}, '…'],
      meta: {},
    });
  });
});

describe('writing responses', () => {
  it('puts short flat values on one line', () => {
    expect(formatJson({a: [1, 2], b: {c: {}}, d: [{e: 'f'.repeat(80)}]})).toBe(
      `{\n  "a": [1, 2],\n  "b": {"c": {}},\n  "d": [\n    {\n      "e": "${'f'.repeat(80)}"\n    }\n  ]\n}`,
    );
  });

  it('replaces tokens and the port', () => {
    expect(normalize({a: 'eyJhbGci.eyJpZCI6.abc', b: 'http://127.0.0.1:4444/x', c: 'a'.repeat(40)})).toEqual({
      a: '<jwt>',
      b: 'http://localhost:1337/x',
      c: '<random>',
    });
  });

  it("rewrites a response's body and status in place, with its indentation", () => {
    const source = '- a\n\n  ```http\n  GET /api/x\n  ```\n\n  ```json response\n  {"a": 1}\n  ```\n\nend';
    const [, response] = readPage('a.mdx', source).page.samples;
    expect(response && rewrite(source, [{response, status: 404, body: {a: null}}])).toBe(
      source.replace('json response', 'json response status=404').replace('{"a": 1}', '{"a": null}'),
    );
  });

  it('rewrites each response of a page in place, even if others above it get longer', () => {
    const fence = '```json response\n{"a": 1}\n```';
    const source = `${fence}\n\nbetween\n\n${fence}\n\nend`;
    const [first, second] = readPage('a.mdx', source).page.samples.filter(({kind}) => kind === 'response');
    const long = {a: ['x'.repeat(40), 'y'.repeat(40)]};
    const text = `{\n  "a": [\n    "${'x'.repeat(40)}",\n    "${'y'.repeat(40)}"\n  ]\n}`;
    expect(
      first &&
        second &&
        rewrite(source, [
          {response: first, status: 200, body: long},
          {response: second, status: 404, body: {a: 2}},
        ]),
    ).toBe(
      `\`\`\`json response\n${text}\n\`\`\`\n\nbetween\n\n\`\`\`json response status=404\n{"a": 2}\n\`\`\`\n\nend`,
    );
  });

  it('encodes a readable URL once', () => {
    expect(encodeTarget('/api/a?filters[n][$eq]=Café A%20B')).toBe('/api/a?filters[n][$eq]=Caf%C3%A9%20A%20B');
  });
});
