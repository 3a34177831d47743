import {expect, it} from 'vitest';
import {escapeRegExp} from '../escapeRegExp';

it.each([
  ['strapi.documents', 'strapi-documents'],
  ['$containsi', 'containsi'],
  ['[id].(a|b)*+?{1}^\\d/-', 'i'],
  ['é😀', 'é'],
])('makes %j match itself alone', (text, other) => {
  for (const flags of ['', 'u']) {
    const pattern = new RegExp(`^${escapeRegExp(text)}$`, flags);
    expect(pattern.test(text)).toBe(true);
    expect(pattern.test(other)).toBe(false);
  }
});
