import {expect, it} from 'vitest';
import {parseEnvironment} from '../env';

it('SITE_URL is an origin, because the site stands at the root of its host', () => {
  expect(parseEnvironment({SITE_URL: 'https://docs.example.com/'}).SITE_URL).toBe('https://docs.example.com');
  expect(() => parseEnvironment({SITE_URL: 'https://example.com/docs'})).toThrow(
    /SITE_URL: must be an origin without a path/,
  );
});
