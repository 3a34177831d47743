import {expect, it} from 'vitest';
import {parseEnvironment} from '../env';

it('SITE_URL is an origin, because the site is served from the root of its host', () => {
  expect(parseEnvironment({SITE_URL: 'https://docs.example.com/'}).SITE_URL).toBe('https://docs.example.com');
  expect(() => parseEnvironment({SITE_URL: 'https://example.com/docs'})).toThrow(
    /SITE_URL: must be an origin without a path/,
  );
});

it.each([
  ['SITE_URL', 'javascript:alert(1)', 'begins with https:// or http://'],
  ['SITE_URL', 'docs.example.com', 'begins with https:// or http://'],
  ['SITE_URL', 'https://', 'begins with https:// or http://'],
  ['SITE_URL', 'https://docs.example.com?lang=en', 'without a query'],
  ['DOCS_REPOSITORY', 'ftp://example.com/docs', 'begins with https:// or http://'],
  ['SEARCH_HOST', 'https://search.example.com/#top', 'without a query'],
])('%s=%s is rejected, because the site would be broken', (name, value, why) => {
  expect(() => parseEnvironment({[name]: value})).toThrow(`${name}: must be a URL`);
  expect(() => parseEnvironment({[name]: value})).toThrow(why);
});

it('SEARCH_HOST may have a port and a path, and is optional', () => {
  expect(parseEnvironment({SEARCH_HOST: 'http://127.0.0.1:7700/search/'}).SEARCH_HOST).toBe(
    'http://127.0.0.1:7700/search',
  );
  expect(parseEnvironment({}).SEARCH_HOST).toBe('');
});
