import {describe, expect, it} from 'vitest';
import {joinNames} from '../joinNames';

describe('joinNames', () => {
  it.each([1, 2, 3, 5])('joins %i names as Intl does in English', (count) => {
    const names = ['Starter', 'Pro', 'Business', 'REST API', 'GraphQL'].slice(0, count);
    expect(joinNames(names)).toBe(new Intl.ListFormat('en').format(names));
  });
});
