import {describe, expect, it} from 'vitest';
import {skeletonOf} from '../support/skeleton';

const list = (...items: string[]): string =>
  `<body><ul class="list">${items.map((item) => `<li><a href="/x">${item}</a></li>`).join('')}</ul></body>`;

describe('skeletonOf', () => {
  it('is the same for pages that only differ in text and in the length of lists', () => {
    expect(skeletonOf(list('One'))).toBe(skeletonOf(list('Two', 'Three')));
  });

  it.each([
    ['a link without text', list('')],
    ['another element', list('<b>One</b>')],
    ['another class', list('One').replace('class="list"', 'class="row"')],
    ['a missing attribute', list('One').replace(' href="/x"', '')],
    ['another role', list('One').replace('<li>', '<li role="none">')],
    ['more after the list', list('One').replace('</ul>', '</ul><p>Two</p>')],
  ])('is another for %s', (_, html) => {
    expect(skeletonOf(html)).not.toBe(skeletonOf(list('One')));
  });
});
