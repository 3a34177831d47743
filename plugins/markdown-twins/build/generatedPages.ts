import type {PhrasingContent, Root, RootContent} from 'mdast';
import {command, description, frameworks, headings, lead, news, paths, start} from '../../../src/data/home';
import {sectionLabel} from '../../../src/data/sections';
import {describeTag} from '../../../src/lib/describeTag';
import {filterTags, indexTags} from '../../../src/lib/filterTags';
import type {TwinPage} from '../core/types';
import {bulletList, link, paragraph, text} from './nodes';

/** A page that is generated from data instead of a file in docs/. */
export interface GeneratedPage extends Omit<TwinPage, 'file'> {
  root: Root;
}

/** A tag with its pages. */
export interface TagWithPages {
  label: string;
  permalink: string;
  description: string;
  /** Whether only unlisted pages have the tag. If so, the index doesn't list it. */
  unlisted: boolean;
  pages: readonly {title: string; description: string; permalink: string}[];
}

type ToAbsolute = (path: string) => string;

/** The home page (src/pages/_home), without its showcase, whose content comes from other pages. */
export function homePage(site: {title: string; tagline: string}, toAbsolute: ToAbsolute): GeneratedPage {
  const toItem = ({to, label}: {to: string; label: string}): RootContent[] => [paragraph(link(toAbsolute(to), label))];
  return {
    permalink: '/',
    title: site.title,
    description,
    unlisted: true,
    root: {
      type: 'root',
      children: [
        paragraph(text(site.tagline)),
        paragraph(text(lead)),
        paragraph(link(toAbsolute(start.to), start.label), text(' '), {type: 'inlineCode', value: command}),
        heading(2, text(headings.paths)),
        ...paths.flatMap((path) => [
          heading(3, text(path.title)),
          paragraph(text(path.text)),
          bulletList(path.links.map(toItem)),
        ]),
        heading(2, text(headings.frameworks)),
        bulletList(frameworks.map(({to, label}) => [paragraph(link(to, label))])),
        heading(2, text(headings.news)),
        bulletList(news.map(toItem)),
      ],
    },
  };
}

/** The tag index and a page for each tag (src/components/TagsPage, src/components/TagPage). */
export function tagPages(tags: readonly TagWithPages[], tagsPath: string, toAbsolute: ToAbsolute): GeneratedPage[] {
  const counted = tags.map((tag) => ({...tag, count: tag.pages.length}));
  const indexDescription =
    'Every topic of the Strapi 5 and Strapi Cloud documentation from A to Z, with the number of pages on each.';
  const index: GeneratedPage = {
    permalink: tagsPath,
    title: 'Tags',
    description: indexDescription,
    unlisted: true,
    root: {
      type: 'root',
      children: [
        paragraph(text(indexDescription)),
        ...filterTags(indexTags(counted.filter(({unlisted}) => !unlisted)), '').flatMap(({letter, tags: group}) => [
          heading(2, text(letter)),
          bulletList(
            group.map(({label, permalink, count}) => [
              paragraph(link(toAbsolute(permalink), label), text(` ${count}`)),
            ]),
          ),
        ]),
      ],
    },
  };
  return [index, ...counted.map((tag) => tagPage(tag, toAbsolute))];
}

function tagPage(tag: TagWithPages & {count: number}, toAbsolute: ToAbsolute): GeneratedPage {
  const pages = [...tag.pages].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const titles = pages.map(({title}) => title);
  return {
    permalink: tag.permalink,
    title: tag.label,
    description: describeTag(tag.description, titles),
    unlisted: true,
    root: {
      type: 'root',
      children: [
        paragraph(text(tag.description)),
        paragraph(text(tag.count === 1 ? '1 page' : `${tag.count} pages`)),
        bulletList(
          pages.map(({title, description: what, permalink}) => [
            paragraph(text(sectionLabel(permalink))),
            paragraph(link(toAbsolute(permalink), title)),
            paragraph(text(what)),
          ]),
        ),
      ],
    },
  };
}

function heading(depth: 2 | 3, ...children: PhrasingContent[]): RootContent {
  return {type: 'heading', depth, children};
}
