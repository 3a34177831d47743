import {Feed} from 'feed';

/** One thing that a feed tells its readers. */
export interface FeedEntry {
  title: string;
  /** Address, absolute; it's the entry's identity too. */
  link: string;
  /** Day, as `YYYY-MM-DD`. */
  date: string;
  html: string;
}

export interface FeedOptions {
  title: string;
  /** Address of the page that shows the same, absolute. */
  page: string;
  /** Address of the feed, absolute. */
  address: string;
}

/**
 * An Atom feed. Its dates are those of its entries, so that two builds give the same bytes.
 *
 * @param entries - newest first
 * @returns XML
 */
export function createFeed(entries: readonly FeedEntry[], {title, page, address}: FeedOptions): string {
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
    feedLinks: {atom: address},
  });
  for (const {title: name, link, date, html} of entries) {
    feed.addItem({id: link, link, title: name, date: toDate(date), content: html});
  }
  return feed.atom1();
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
