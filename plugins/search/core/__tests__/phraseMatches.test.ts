import {describe, expect, it} from 'vitest';
import {buildFullIndex, toHeadings} from '../buildIndex';
import {PhraseMatches} from '../phraseMatches';
import {parseQuery} from '../query';
import {TextIndex} from '../textIndex/TextIndex';
import type {PageRecord} from '../types';

function page(title: string, headings: readonly string[], keywords: string[] = []): PageRecord {
  return {
    ...{path: `/${title}`, title, description: '', kind: 'guide', trail: [], tags: [], keywords},
    sections: ['', ...headings].map((heading) => ({anchor: heading, heading, parents: [], text: '', samples: []})),
  };
}

const pages = [
  page('Webhooks', ['Verify the signature', 'Verify the signature of a kiosk', 'Docker'], ['notify a kiosk', 'robots']),
  page('Kiosks', ['Add a kiosk', 'Kiosk opening hours', 'Kiosk', 'Docker container']),
  page('Signs', []),
];
const file = {pages: toHeadings(pages).pages.map((info, at) => ({...info, keywords: pages[at]?.keywords}))};
const matches = new PhraseMatches(new TextIndex(buildFullIndex(pages)), file);
const find = (query: string): Map<number, number> => matches.find(parseQuery(query));
/** How much the closest phrase of a section is like the query, or 0. Sections count from 0, those of both pages together. */
const likeness = (query: string, section: number): number => find(query).get(section) ?? 0;

describe('the likeness of a query and a section', () => {
  it.each([
    ['its heading', 'verify signatures ', 1],
    ['the title of the page, for its first section', 'webhook ', 0],
    ['a keyword of the page, for its first section', 'notify kiosk ', 0],
    ['a heading of another page', 'kiosk opening hours ', 6],
  ])('is 1 for %s', (_, query, section) => {
    expect(likeness(query, section)).toBeCloseTo(1);
    expect(Math.max(...find(query).values())).toBe(likeness(query, section));
  });

  it('is that of its closest phrase, wherever this stands', () => {
    expect(likeness('kiosk ', 0)).toBeLessThan(1);
    expect(likeness('notify robots ', 0)).toBe(likeness('robots notify ', 0));
    expect(likeness('robots ', 0)).toBeCloseTo(1);
  });

  it('is less the more words either has that the other lacks', () => {
    const [exact = 0, longer = 0] = [1, 2].map((section) => likeness('verify signature ', section));
    expect(longer).toBeLessThan(exact);
    expect(longer).toBeGreaterThan(0.5);
    expect(likeness('verify signature hours ', 1)).toBeLessThan(exact);
    expect(likeness('verify signature unheard ', 1)).toBeLessThan(likeness('verify signature hours ', 1));
    expect(find('unheard ').size).toBe(0);
  });

  it('goes by rare words more than by common ones', () => {
    expect(likeness('opening hours ', 6)).toBeGreaterThan(likeness('kiosk hours ', 6));
  });

  it('is less for a word that is still being typed, or stands for another', () => {
    expect(likeness('signat', 1)).toBeLessThan(likeness('signature ', 1));
    expect(likeness('signatur', 1)).toBeGreaterThan(likeness('sign', 1));
    const [word, synonym] = [likeness('docker ', 3), likeness('container ', 3)];
    expect(word).toBeCloseTo(1);
    expect(synonym).toBeCloseTo(0.86);
  });

  it('goes by the best match of each word, if it also stands for another', () => {
    expect(likeness('docker ', 8)).toBeGreaterThan(0.95);
    expect(likeness('docker container ', 3)).toBeGreaterThan(0.95);
    expect(likeness('docker container ', 8)).toBeCloseTo(1);
  });

  it('is nothing for a phrase that only has the beginning of the word', () => {
    expect(likeness('signature ', 9)).toBe(0);
    expect(likeness('signs ', 9)).toBeCloseTo(1);
  });

  it('goes less by words for actions', () => {
    expect(likeness('add kiosk ', 5)).toBeCloseTo(1);
    expect(likeness('add kiosk ', 7)).toBeGreaterThan(likeness('hours kiosk ', 7));
  });
});
