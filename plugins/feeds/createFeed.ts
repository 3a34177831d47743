import {Feed} from 'feed';

/** One item of a feed. */
export interface FeedEntry {
  title: string;
  /** Absolute URL, which also identifies the entry. */
  link: string;
  /** Date, as `YYYY-MM-DD`. */
  date: string;
  html: string;
}

export interface FeedOptions {
  title: string;
  /** Absolute URL of the page with the same content. */
  page: string;
  /** Absolute URL of the feed. */
  feedUrl: string;
}

/**
 * Creates an Atom feed. Its dates are those of its entries, so that builds are reproducible.
 *
 * @param entries - newest first
 * @returns XML
 */
export function createFeed(entries: readonly FeedEntry[], {title, page, feedUrl}: FeedOptions): string {
  const [newest] = entries;
  const feed = new Feed({
    id: page,
    title,
    link: page,
    language: 'en',
    copyright: 'MIT',
    author: {name: 'Strapi'},
    generator: 'Docusaurus',
    updated: newest ? toDate(newest.date) : new Date(0),
    feedLinks: {atom: feedUrl},
  });
  for (const {title: name, link, date, html} of entries) {
    feed.addItem({id: link, link, title: name, date: toDate(date), content: html});
  }
  return feed.atom1();
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
