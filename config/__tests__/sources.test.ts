import {describe, expect, it} from 'vitest';
import {parseEnvironment} from '../env';
import {allowedSources} from '../sources';

const none = {'script-src': [], 'connect-src': [], 'img-src': [], 'frame-src': [], 'frame-ancestors': []};

describe('allowedSources', () => {
  it('has the host of a tag manager that is only configured by its container', () => {
    const origins = ['https://www.googletagmanager.com'];
    expect(allowedSources({tagManager: {containerId: 'GTM-ABC123'}}, parseEnvironment({}))).toEqual({
      ...none,
      'script-src': origins,
      'connect-src': origins,
      'img-src': origins,
      'frame-src': origins,
    });
    expect(
      allowedSources({tagManager: {containerId: 'GTM-ABC123', host: 'https://tags.example.com'}}, parseEnvironment({})),
    ).toMatchObject({'script-src': ['https://tags.example.com']});
  });

  it('has the hosts of search and of the assistant only if they are used', () => {
    const hosts = {SEARCH_HOST: 'https://search.example.com', ASK_URL: 'https://ask.example.com/ask'};
    const connectTo = (variables: Record<string, string>) =>
      allowedSources({}, parseEnvironment({...hosts, ...variables}))['connect-src'];
    expect(allowedSources({}, parseEnvironment(hosts))).toEqual(none);
    expect(connectTo({SEARCH_PROVIDER: 'meilisearch'})).toEqual(['https://search.example.com']);
    expect(connectTo({SEARCH_PROVIDER: 'algolia', SEARCH_HOST: '', SEARCH_APP_ID: 'APP'})).toEqual([
      'https://app-dsn.algolia.net',
    ]);
    expect(connectTo({ASK_PROVIDER: 'http'})).toEqual(['https://ask.example.com']);
  });
});
