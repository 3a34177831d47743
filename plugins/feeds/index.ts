import type {LoadContext, Plugin} from '@docusaurus/types';
import {micromark} from 'micromark';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createFeed, type FeedEntry} from './createFeed';
import {parseChangelog} from './parseChangelog';
import {readWhatsNew, type SectionDates} from './readWhatsNew';

export interface Options {
  /** Without it, docs/whats-new.mdx has no feed. */
  whatsNewDates?: SectionDates;
}

interface SourceFile {
  title: string;
  /** Path of the page with the same content. */
  page: string;
  /** Path of the source from the root of the repository. */
  file: string;
  read(source: string, page: string): FeedEntry[];
}

const releaseNotes: SourceFile = {
  title: 'Release notes',
  page: '/release-notes',
  file: 'CHANGELOG.md',
  read: (source, page) =>
    parseChangelog(source).map(({version, date, body}) => ({
      title: version,
      link: `${page}#${version.replaceAll('.', '')}-${date}`,
      date,
      html: micromark(body),
    })),
};

const whatsNew = (dates: SectionDates): SourceFile => ({
  title: "What's new in Strapi",
  page: '/whats-new',
  file: 'docs/whats-new.mdx',
  read: (source, page) => readWhatsNew(source, dates, page),
});

const feedPath = (page: string): string => `${page}/atom.xml`;

/** Publishes the site's release notes and what's new in Strapi as Atom feeds, and links them from every page. */
export default function feedsPlugin(
  {siteDir, siteConfig}: LoadContext,
  {whatsNewDates}: Options,
): Plugin<FeedEntry[][]> {
  const feeds = [releaseNotes, ...(whatsNewDates ? [whatsNew(whatsNewDates)] : [])];
  const {url, title: siteTitle} = siteConfig;
  const sourceOf = ({file}: SourceFile): string => path.join(siteDir, file);
  return {
    name: 'feeds',

    getPathsToWatch: () => feeds.map(sourceOf),

    loadContent: () =>
      Promise.all(feeds.map(async (feed) => feed.read(await readFile(sourceOf(feed), 'utf8'), url + feed.page))),

    injectHtmlTags: () => ({
      headTags: feeds.map(({title, page}) => ({
        tagName: 'link',
        attributes: {rel: 'alternate', type: 'application/atom+xml', title, href: feedPath(page)},
      })),
    }),

    async postBuild({content, outDir}) {
      for (const [index, {title, page}] of feeds.entries()) {
        const options = {title: `${title} | ${siteTitle}`, page: url + page, feedUrl: url + feedPath(page)};
        const file = path.join(outDir, feedPath(page));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, createFeed(content[index] ?? [], options));
      }
    },
  };
}
