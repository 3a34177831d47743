import {sections, type Section} from '../../../src/data/sections';
import type {Twin} from './types';
import {splitPages} from './splitPages';
import type {TwinSite} from './toTwinFile';
import {twinPath} from '../../../src/lib/twinPath';

/** Pages under one heading of a sidebar. */
export interface PageGroup {
  /** Section that the pages belong to; `undefined` for pages outside all sections. */
  section: Section | undefined;
  label: string;
  pages: readonly Twin[];
}

export interface ListOptions extends TwinSite {
  title: string;
  /** Describes the documentation in a sentence or two. */
  summary: string;
  /** Date of the last change, as `YYYY-MM-DD`; `undefined` if it isn't known. */
  date: string | undefined;
  /** Maximum number of characters in a section's file. */
  limit: number;
}

export interface ListFile {
  /** Path from the root of the site, such as `/llms.txt`. */
  path: string;
  text: string;
}

/** A file with the pages of a group, or with some of them. */
interface GroupFile extends ListFile {
  group: PageGroup;
  /** Name of the group, with a part number if there are several files. */
  name: string;
  pages: readonly Twin[];
}

/**
 * Creates the page lists for AI tools (https://llmstxt.org), and files that combine the text of many pages: `/llms.txt`
 * has a line for each page; `/llms-cms.txt` and similar files list one section; `/llms/GROUP.txt` has the text of a
 * group, and `/llms-full.txt` all text.
 *
 * @param groups - the groups of all sidebars in order, then pages outside of them
 */
export function createLists(groups: readonly PageGroup[], options: ListOptions): ListFile[] {
  const {title, limit} = options;
  const texts = groups.flatMap((group) => {
    const head = (part: string): string => header(`${title}: ${nameOf(group)}${part}`, options);
    // Reserves space for the header, including the longest possible part number.
    const parts = splitPages(group.pages, fullText(options), limit - head(', part 99 of 99').length);
    return parts.map(
      ({pages, text}, index): GroupFile => ({
        group,
        name: nameOf(group) + (parts.length > 1 ? ` ${index + 1}` : ''),
        pages,
        path: `/llms/${slugOf(group)}${parts.length > 1 ? `-${index + 1}` : ''}.txt`,
        text: head(parts.length > 1 ? `, part ${index + 1} of ${parts.length}` : '') + text,
      }),
    );
  });
  const index = (name: string, shown: readonly PageGroup[]): string => {
    const files = texts.filter(({group}) => shown.includes(group));
    return [
      header(name, options),
      ...shown.map((group) => `## ${nameOf(group)}\n\n${group.pages.map(line(options)).join('')}\n`),
      `## Whole sections in one file\n\n${files.map(sectionLine(options)).join('')}`,
    ].join('');
  };
  const everything = groups.flatMap(({pages}) => pages).map(fullText(options));
  return [
    {path: '/llms.txt', text: `${index(title, groups)}\n${otherLists(options)}`},
    ...sections.map((section) => ({
      path: listOf(section),
      text: index(
        `${title}: ${section.label}`,
        groups.filter((group) => group.section === section),
      ),
    })),
    {path: '/llms-full.txt', text: header(`${title}, all pages`, options) + everything.join('\n---\n\n')},
    ...texts.map(({path, text}) => ({path, text})),
  ];
}

function header(name: string, {summary, version, date, origin}: ListOptions): string {
  return `# ${name}

> ${summary}

Strapi ${version}${date === undefined ? '' : `, documentation of ${date}`}. Every page is also Markdown: add \`.md\` to its URL. All pages: ${origin}/llms.txt

`;
}

function otherLists({origin}: ListOptions): string {
  const lists = sections.map(
    (section) => `- [${section.label} only](${origin}${listOf(section)}): ${section.description}\n`,
  );
  return `## Optional

${lists.join('')}- [All pages in one file](${origin}/llms-full.txt): Too large for most assistants; take the file of a section instead.
`;
}

function line({origin}: ListOptions): (page: Twin) => string {
  return ({title, permalink, description}) =>
    `- [${escapeLabel(title)}](${origin}${twinPath(permalink)}): ${description}\n`;
}

function sectionLine({origin}: ListOptions): (file: GroupFile) => string {
  return ({path, name, pages}) => `- [${name}](${origin}${path}): ${pages.map(({title}) => title).join(', ')}\n`;
}

function fullText({origin}: ListOptions): (page: Twin) => string {
  return ({permalink, body}) => `Source: ${origin}${permalink}\n\n${body}`;
}

function listOf({id}: Section): string {
  return `/llms-${id}.txt`;
}

function nameOf({section, label}: PageGroup): string {
  return section ? `${section.label}: ${label}` : label;
}

function slugOf(group: PageGroup): string {
  return nameOf(group)
    .toLowerCase()
    .replace('→', 'to')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
}

function escapeLabel(label: string): string {
  return label.replace(/[[\]]/g, '\\$&');
}
