import {describe, expect, it} from 'vitest';
import {techArticle} from '../structuredData';

describe('structured data of a page', () => {
  const page = {
    title: 'Filters',
    description: 'How to filter.',
    url: 'https://docs.example.com/cms/filters',
    image: 'https://docs.example.com/img/card.png',
    language: 'en',
    site: {name: 'Docs', url: 'https://docs.example.com'},
  };

  it('names the page, its site and its publisher', () => {
    expect(techArticle(page)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Filters',
      url: page.url,
      isPartOf: {'@type': 'WebSite', name: 'Docs'},
      publisher: {'@type': 'Organization', name: 'Strapi'},
    });
  });

  it('has keywords if the page has some', () => {
    expect(techArticle(page)).not.toHaveProperty('keywords');
    expect(techArticle({...page, keywords: ['a', 'b']})).toHaveProperty('keywords', 'a,b');
  });

  it('has the date of the last change if it is known', () => {
    expect(techArticle(page)).not.toHaveProperty('dateModified');
    const lastUpdatedAt = Date.UTC(2026, 10, 22, 23);
    expect(techArticle({...page, lastUpdatedAt})).toHaveProperty('dateModified', '2026-11-22');
  });
});
