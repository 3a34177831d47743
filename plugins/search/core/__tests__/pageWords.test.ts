import {describe, expect, it} from 'vitest';
import {PageWords} from '../pageWords';
import {buildTextIndex} from '../textIndex/buildTextIndex';
import {TextIndex} from '../textIndex/TextIndex';

/**
 * @param pages - each page as a list of sections, which are words separated by spaces
 * @returns how much each page is about the terms
 */
function find(pages: readonly (readonly string[])[], ...terms: string[]): number[] {
  const sections = pages.flatMap((texts, page) => texts.map((text, section) => ({text, page, section})));
  const index = new TextIndex(buildTextIndex(sections.map(({text}) => ({text: text.split(' ')}))));
  return [...new PageWords(index, sections, pages.length).find(terms)];
}

describe('a page is about words', () => {
  const other = ['route', 'policy', 'cron'];

  it('the more of its sections have them, in proportion to the page that is most about them', () => {
    const [most, some = 0, none] = find([['hook', 'hook', 'hook'], ['hook', 'hook', 'route'], other], 'hook');
    expect([most, none]).toEqual([1, 0]);
    expect(some).toBeGreaterThan(0.7);
    expect(some).toBeLessThan(1);
  });

  it('less if it is longer, with as many sections that have them', () => {
    const [short, long = 0] = find([['hook'], ['hook', ...other, ...other]], 'hook');
    expect(short).toBe(1);
    expect(long).toBeGreaterThan(0.5);
    expect(long).toBeLessThan(1);
  });

  it('the more of them it has, of which a rare one counts more than a frequent one', () => {
    const pages = [['hook kiosk'], ['kiosk'], ['hook'], ['hook'], other];
    const [both, rare = 0, frequent = 0] = find(pages, 'hook', 'kiosk');
    expect(both).toBe(1);
    expect(rare).toBeLessThan(1);
    expect(frequent).toBeLessThan(rare);
    expect(frequent).toBeGreaterThan(0);
  });

  it('regardless of how often the query has them', () => {
    const pages = [['hook'], ['kiosk'], ['kiosk'], other];
    expect(find(pages, 'hook', 'kiosk', 'kiosk', 'kiosk')).toEqual(find(pages, 'hook', 'kiosk'));
  });

  it('like every other if none has any of them, as with a prefix', () => {
    expect(find([['hook'], other], 'hoo')).toEqual([1, 1]);
  });
});
