import {expect, it} from 'vitest';
import {acceptsEncoding} from '../acceptsEncoding';

it.each([
  ['gzip, deflate, br', true],
  ['BR', true],
  ['gzip;q=0.5, br;q=0.1', true],
  ['br;q=0, gzip', false],
  ['br; q=0.000', false],
  ['brotli', false],
  ['gzip', false],
  ['', false],
])('a client with "%s" accepts br: %s', (header, expected) => {
  expect(acceptsEncoding(header, 'br')).toBe(expected);
});
