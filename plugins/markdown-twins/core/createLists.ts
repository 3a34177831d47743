import type {Twin} from './types';
import {splitPages} from './splitPages';
import type {TwinSite} from './toTwinFile';
import {twinPath} from '../../../src/lib/twinPath';

/** Pages under one heading of a sidebar. */
export interface PageGroup {
  /** Which list the group belongs to besides the one of everything. */
  list: 'cms' | 'cloud' | 'other';
  label: string;
  pages: readonly Twin[];
}

export interface ListOptions extends TwinSite {
  title: string;
  /** What the documentation is, in a sentence or two. */
  summary: string;
  /** Day of the last change, as `YYYY-MM-DD`; undefined if it isn't known. */
  date: string | undefined;
  /** Characters that a file of one section has at most. */
  limit: number;
}

export interface ListFile {
  /** Path from the root of the site, such as `/llms.txt`. */
  path: string;
  text: string;
}

const names = {cms: 'CMS', cloud: 'Cloud', other: 'Documentation'} as const;

/**
 * The lists of pages for programs (https://llmstxt.org), and all pages in few files: `/llms.txt`, `/llms-cms.txt` and
 * `/llms-cloud.txt` have a line for each page, `/llms/SECTION.txt` the text of a section, `/llms-full.txt` all text.
 *
 * @param groups - the groups of both sidebars in their order, then pages outside of them
 */
export function createLists(groups: readonly PageGroup[], options: ListOptions): ListFile[] {
  const {title, limit} = options;
  const sections = groups.flatMap((group) => {
    const head = (part: string): string => header(`${title}: ${nameOf(group)}${part}`, options);
    // Room for the header, with the longest number of a part that there can be.
    const parts = splitPages(group.pages, fullText(options), limit - head(', part 99 of 99').length);
    return parts.map(({pages, text}, index): ListFile & {group: PageGroup; pages: Twin[]} => ({
      group,
      pages,
      path: `/llms/${slugOf(group)}${parts.length > 1 ? `-${index + 1}` : ''}.txt`,
      text: head(parts.length > 1 ? `, part ${index + 1} of ${parts.length}` : '') + text,
    }));
  });
  const index = (name: string, list?: PageGroup['list']): string => {
    const shown = groups.filter((group) => list === undefined || group.list === list);
    const files = sections.filter(({group}) => shown.includes(group));
    return [
      header(name, options),
      ...shown.map((group) => `## ${nameOf(group)}\n\n${group.pages.map(line(options)).join('')}\n`),
      `## Whole sections in one file\n\n${files.map(sectionLine(options)).join('')}`,
    ].join('');
  };
  const everything = groups.flatMap(({pages}) => pages).map(fullText(options));
  return [
    {path: '/llms.txt', text: `${index(title)}\n${otherLists(options)}`},
    {path: '/llms-cms.txt', text: index(`${title}: CMS`, 'cms')},
    {path: '/llms-cloud.txt', text: index(`${title}: Cloud`, 'cloud')},
    {path: '/llms-full.txt', text: header(`${title}, all pages`, options) + everything.join('\n---\n\n')},
    ...sections.map(({path, text}) => ({path, text})),
  ];
}

function header(name: string, {summary, version, date, origin}: ListOptions): string {
  return `# ${name}

> ${summary}

Strapi ${version}${date === undefined ? '' : `, documentation of ${date}`}. Every page is Markdown at its address plus \`.md\`. All pages: ${origin}/llms.txt

`;
}

function otherLists({origin}: ListOptions): string {
  return `## Optional

- [Strapi CMS only](${origin}/llms-cms.txt): The pages on the CMS.
- [Strapi Cloud only](${origin}/llms-cloud.txt): The pages on hosting with Strapi Cloud.
- [All pages in one file](${origin}/llms-full.txt): Too large for most assistants; take the file of a section instead.
`;
}

function line({origin}: ListOptions): (page: Twin) => string {
  return ({title, permalink, description}) =>
    `- [${escapeLabel(title)}](${origin}${twinPath(permalink)}): ${description}\n`;
}

function sectionLine({origin}: ListOptions): (file: ListFile & {group: PageGroup; pages: Twin[]}) => string {
  return ({path, group, pages}) => {
    const titles = pages.map(({title}) => title);
    return `- [${nameOf(group)}${/-\d+\.txt$/.test(path) ? ` ${/(\d+)\.txt$/.exec(path)?.[1]}` : ''}](${origin}${path}): ${titles.join(', ')}\n`;
  };
}

function fullText({origin}: ListOptions): (page: Twin) => string {
  return ({permalink, body}) => `Source: ${origin}${permalink}\n\n${body}`;
}

function nameOf({list, label}: PageGroup): string {
  return list === 'other' ? label : `${names[list]}: ${label}`;
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
