import {describe, expect, it} from 'vitest';
import {readPage} from '../../shared/samples/readPage';
import {isLoaded, isSent} from '../requests/runPage';
import {windowOf, windowsOf} from '../requests/windowOf';

const fences = {
  policy: '```js title="src/policies/is-open.js"\nmodule.exports = () => true;\n```',
  config: '```js title="config/api.js"\nmodule.exports = {};\n```',
  get: '```http\nGET /api/cities\n```',
  post: '```http\nPOST /api/cities\n```',
  response: '```json response\n{}\n```',
} as const;

type Name = keyof typeof fences;

const samplesOf = (names: readonly Name[]) =>
  readPage('a.mdx', names.map((name) => fences[name]).join('\n\n')).page.samples;

const windowIn = (names: readonly Name[], about: number): unknown => windowOf(samplesOf(names), about, isLoaded);

describe('windowOf', () => {
  it('is a read request with its response, and what came before on the same application', () => {
    expect(windowIn(['post', 'get', 'response', 'get'], 1)).toEqual({start: 0, end: 2});
  });

  it('is everything below a write request, up to the next file', () => {
    expect(windowIn(['get', 'post', 'response', 'get', 'policy', 'get'], 1)).toEqual({start: 0, end: 3});
  });

  it('starts below the last file, which made the application reboot', () => {
    expect(windowIn(['get', 'post', 'policy', 'get', 'response'], 4)).toEqual({start: 3, end: 4});
  });

  it('is everything below a file, until a page shows the file again', () => {
    expect(windowIn(['get', 'policy', 'get', 'config', 'get'], 1)).toEqual({start: 1, end: 4});
    expect(windowIn(['policy', 'get', 'response', 'policy', 'get'], 0)).toEqual({start: 0, end: 2});
  });
});

describe('windowsOf', () => {
  const windowsIn = (names: readonly Name[]): unknown => windowsOf(samplesOf(names), isLoaded, isSent);

  it('include one for each application that a page needs', () => {
    expect(windowsIn(['get', 'response', 'policy', 'config', 'get', 'post', 'policy', 'get'])).toEqual([
      {start: 0, end: 1},
      {start: 2, end: 5},
      {start: 6, end: 7},
    ]);
  });

  it('include one for files without requests', () => {
    expect(windowsIn(['policy', 'response', 'config'])).toEqual([{start: 0, end: 2}]);
    expect(windowsIn(['get', 'policy', 'config'])).toEqual([
      {start: 0, end: 0},
      {start: 1, end: 2},
    ]);
  });
});
