import {describe, expect, it} from 'vitest';
import {createProcessor} from '@mdx-js/mdx';
import {findImagesWithoutAlt, type Node} from '../findImagesWithoutAlt';

const find = (source: string) => findImagesWithoutAlt(createProcessor().parse(source) as Node);

describe('findImagesWithoutAlt', () => {
  it('accepts images with alternative text', () => {
    expect(find('Text ![The login form](./login.png) and ![Menu][menu]\n\n[menu]: ./menu.png')).toEqual([]);
  });

  it.each([
    ['none', 'Text\n\n![](./login.png)', {line: 3, column: 1, source: './login.png'}],
    ['spaces', '- ![  ](./login.png)', {line: 1, column: 3, source: './login.png'}],
    ['a reference without any', '![][menu]\n\n[menu]: ./menu.png', {line: 1, column: 1, source: 'menu'}],
    ['inside a component', '<Card>\n\n![](./card.png)\n\n</Card>', {line: 3, column: 1, source: './card.png'}],
  ])('finds an image with %s', (_name, source, image) => {
    expect(find(source)).toEqual([image]);
  });
});
