import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {describeTag} from '../describeTag';

describe('describeTag', () => {
  it.each([
    [['Configure webhooks'], 'Calls to other servers. Read more in “Configure webhooks”.'],
    [['CLI'], 'Calls to other servers. Read more in the Strapi 5 documentation.'],
    [['Webhooks', 'Server'], 'Calls to other servers. Read more in “Server” and “Webhooks”.'],
    [['A', 'B', 'C'], 'Calls to other servers. Read more in “A”, “B”, and “C”.'],
    [
      ['A', 'B', 'C', 'D'],
      'Calls to other servers. Read more in “A”, “B”, “C”, and one other page of the Strapi docs.',
    ],
    [
      ['A'.repeat(90), 'B'.repeat(80), 'C', 'D'.repeat(100)],
      'Calls to other servers. Read more in “C” and 3 other pages of the Strapi docs.',
    ],
    [['A'.repeat(130)], 'Calls to other servers. Read more in the Strapi 5 documentation.'],
  ])('names %j', (titles, expected) => {
    expect(describeTag('Calls to other servers.', titles)).toBe(expected);
  });

  it('SITE-02 is 50 to 160 characters long, whatever the titles of the tag and its pages', () => {
    const period = (text: string) => `${text}.`;
    const description = fc.string({minLength: 9, maxLength: 100}).map(period);
    const titles = fc.array(fc.string({minLength: 1, maxLength: 70}), {minLength: 1, maxLength: 40});
    fc.assert(
      fc.property(description, titles, (text, pages) => {
        const {length} = describeTag(text, pages);
        return length >= 50 && length <= 160;
      }),
    );
  });
});
