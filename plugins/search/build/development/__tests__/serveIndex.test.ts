import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, it} from 'vitest';
import {serveIndex} from '../serveIndex';
import type {SourceIndex} from '../SourceIndex';

/** @returns what the middleware responds with; undefined if it leaves the request to others */
function respond(url: string): Promise<string | undefined> {
  const index = {file: (name: string) => `content of ${name}`} as SourceIndex;
  return new Promise((resolve) => {
    const response = {setHeader: () => response, end: resolve} as unknown as ServerResponse;
    serveIndex('/search', index)({url} as IncomingMessage, response, () => resolve(undefined));
  });
}

it('serves the files of the index, and leaves all other URLs to the development server', async () => {
  expect(await respond('/search/full.json?again')).toBe('content of full.json');
  for (const url of ['/', '//', '/searching', '/search', '/%']) {
    expect(await respond(url), url).toBeUndefined();
  }
});
