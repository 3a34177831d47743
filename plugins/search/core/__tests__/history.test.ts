import {describe, expect, it} from 'vitest';
import {parseHistory} from '../history';

const entry = (url: string) => ({url, title: 'Title', place: 'CMS'});

describe('parseHistory', () => {
  it('drops URLs on other hosts, and those that the router cannot decode', () => {
    const stored = JSON.stringify({
      recent: ['/cms/intro', '//evil.example', '/%E0%A4%A', '/cms#100%'].map(entry),
      favorites: ['/%', '/caf%C3%A9'].map(entry),
    });
    expect(parseHistory(stored)).toEqual({recent: [entry('/cms/intro')], favorites: [entry('/caf%C3%A9')]});
  });
});
