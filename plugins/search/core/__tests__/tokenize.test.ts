import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {stem} from '../stem';
import {terms, words} from '../tokenize';

describe('words', () => {
  test.each([
    ['$containsi', ['$containsi', 'containsi']],
    ['APP_KEYS', ['app_keys', 'app', 'key']],
    ['env()', ['env()', 'env']],
    ["env('HOST')", ['env()', 'env', 'host']],
    ['findMany', ['findmany', 'find']],
    ['strapi.documents()', ['strapi.documents()', 'strapi', 'document']],
    ['api::article.article', ['api::article.article', 'api', 'articl', 'articl']],
    ['@strapi/plugin-cloud', ['@strapi', 'strapi', 'plugin-cloud', 'plugin', 'cloud']],
    ['.env.example', ['.env.example', 'env', 'exampl']],
    ['--exclude-plugin', ['--exclude-plugin', 'exclud', 'plugin']],
    ['-d', ['-d', 'd']],
    ['draft & publish', ['draft', 'publish']],
    ['Café', ['cafe']],
    ["what's a kiosk's price", ['kiosk', 'pric']],
    ['it doesn’t open, I’ll wait', ['open', 'wait']],
    ["kiosks' tables", ['kiosk', 'tabl']],
    ["'s' 't'", ['s', 't']],
  ])('SEARCH-08 %s is found by its symbols and its parts', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('positions are in order and within the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (text) => {
        let end = 0;
        for (const word of words(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(word.end).toBeGreaterThan(word.start);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  // In quadratic time, this takes longer than any test may.
  test('a megabyte of symbols is read in linear time', () => {
    expect(words('$'.repeat(1_000_000))).toEqual([]);
    expect(words('.-_'.repeat(300_000))).toEqual([]);
  });
});

describe('stem', () => {
  test.each([
    ['filters', 'filter'],
    ['filtering', 'filter'],
    ['configuration', 'configuring'],
    ['deployments', 'deploy'],
    ['policies', 'policy'],
    ['customisation', 'customize'],
    ['migrations', 'migrate'],
  ])('%s and %s have the same stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  test('leaves identifiers unchanged', () => {
    expect(stem('$ins')).toBe('$ins');
    expect(stem('s3')).toBe('s3');
    expect(stem('status')).toBe('status');
  });
});
