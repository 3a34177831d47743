import {describe, expect, it} from 'vitest';
import {nearestName} from '../nearestName';

describe('nearestName', () => {
  it.each([
    ['ApiCal', 'ApiCall'],
    ['APICall', 'ApiCall'],
    ['TabItems', 'TabItem'],
    ['Crad', 'Card'],
    ['Api', 'ApiCall'],
  ])('suggests for %s %s', (written, expected) => {
    expect(nearestName(written, ['Tabs', 'TabItem', 'ApiCall', 'Cards', 'Card'])).toBe(expected);
  });

  it('suggests nothing for a name unlike any other', () => {
    expect(nearestName('Screenshot', ['Tabs', 'Card'])).toBeUndefined();
  });
});
