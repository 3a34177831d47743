import {beforeAll, describe, expect, it} from 'vitest';
import {drawCard, type CardFonts} from '../drawCard';
import {loadFonts} from '../loadFonts';

let fonts: CardFonts;

beforeAll(async () => {
  fonts = await loadFonts();
});

describe('lettering', () => {
  it('breaks text between words when a line is full', () => {
    const {bold} = fonts;
    const width = bold.measure('Upgrade from Strapi', 50);
    expect(bold.wrap('Upgrade from Strapi 4 to 5', 50, width)).toEqual(['Upgrade from Strapi', '4 to 5']);
    expect(bold.measure('Upgrade', 100)).toBeCloseTo(2 * bold.measure('Upgrade', 50));
  });

  it('reports a letter that the font does not have', () => {
    expect(() => fonts.bold.wrap('Strapi 漢字', 50, 1000)).toThrow('"漢"');
  });
});

describe('the preview image of a page', () => {
  const draw = (title: string) => drawCard({site: 'Docs', section: 'Strapi CMS', title}, fonts, '<svg id="logo"/>');

  it('has the logo, and outlines instead of text', () => {
    expect(draw('Filters')).toContain('<svg id="logo"/>');
    expect(draw('Filters')).not.toContain('<text');
  });

  it('sets a long title in smaller letters, on three lines at most', () => {
    const scaleOf = (svg: string) =>
      Number(/scale\(([\d.]+) -/.exec(svg.split('id="logo"')[1]?.split('\n')[2] ?? '')?.[1]);
    const long = 'A title that is far longer than any title of a page should ever be, and then some more words';
    expect(scaleOf(draw(long))).toBeLessThan(scaleOf(draw('Filters')));
    expect(draw(`${long} ${long}`).match(/scale\(/g)).toHaveLength(1 + 1 + 3 + 1);
  });
});
