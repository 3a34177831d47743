import {Feed} from 'feed';
import {micromark} from 'micromark';
import type {Release} from './parseChangelog';

/**
 * The Atom feed of the site's releases. Its dates are those of the releases, so that two builds give the same bytes.
 *
 * @param releases - newest first
 * @param site - title and address (absolute, without a trailing slash) of the site, and the feed's path
 * @returns XML
 */
export function createFeed(releases: readonly Release[], site: {title: string; url: string; feedPath: string}): string {
  const page = `${site.url}/release-notes`;
  const dateOf = ({date}: Release) => new Date(`${date}T00:00:00Z`);
  const feed = new Feed({
    id: page,
    title: `Release notes of ${site.title}`,
    link: page,
    language: 'en',
    copyright: 'MIT',
    generator: 'Docusaurus',
    updated: releases[0] ? dateOf(releases[0]) : new Date(0),
    feedLinks: {atom: `${site.url}${site.feedPath}`},
  });
  for (const release of releases) {
    const link = `${page}#${release.version.replaceAll('.', '')}-${release.date}`;
    feed.addItem({id: link, link, title: release.version, date: dateOf(release), content: micromark(release.body)});
  }
  return feed.atom1();
}
