import {parse} from 'yaml';
import {frontMatterBlock} from '../../../checks/shared/frontMatter';
import {changeAreaNames, changeAreas} from '../../../src/data/migration';
import {basePathOf, sections} from '../../../src/data/sections';
import type {SidebarDefinition, SidebarGroup} from '../../../plugins/sidebar-groups/sidebarDefinition';
import {frontMatterSchema, pageTypes} from '../../../plugins/front-matter/schema';

/** Data that the questions depend on. */
export interface KnownPages {
  /** Source of each page by its URL path. */
  pages: ReadonlyMap<string, string>;
  /** URL paths that redirect elsewhere. */
  redirected: ReadonlySet<string>;
  sidebars: readonly SidebarDefinition[];
}

/** A question for the writer, answered by the command-line option of the same name (`--title`) or in a prompt. */
export interface Question {
  name: 'type' | 'url' | 'title' | 'description' | 'group' | 'area';
  text: string;
  /** Possible answers, if there's a fixed set. */
  choices?: readonly string[];
  /** The value of an empty answer. */
  default?: string;
  /** @returns what is wrong with an answer; `undefined` if it's valid */
  check: (answer: string) => string | undefined;
}

/** Answers so far, by name. */
export type Answers = Partial<Record<Question['name'], string>>;

/** The questions about a new page that can be asked, given the answers so far. */
export function questions({type, url}: Answers, known: KnownPages): Question[] {
  const first: Question[] = [
    {name: 'type', text: 'What kind of page (STYLEGUIDE.md, "Page types")?', ...oneOf(pageTypes)},
    {
      name: 'url',
      text: 'Its URL, such as /cms/features/calendar?',
      check: (answer) => checkUrl(answer, type, known),
    },
    {name: 'title', text: 'Its title, in sentence case?', check: (answer) => checkField('title', answer)},
    {
      name: 'description',
      text: 'What does it help readers do, in one sentence of 50 to 160 characters?',
      check: (answer) => checkField('description', answer),
    },
  ];
  if (type === undefined || url === undefined || type === 'fragment') {
    return first;
  }
  const urlPath = toUrlPath(url);
  const sidebar = known.sidebars.find(({dirName}) => urlPath.startsWith(`/${dirName}/`));
  const isChange = type === 'migration' && urlPath.includes('/breaking-changes/');
  return [
    ...first,
    ...(sidebar && sidebar.groups.length > 0 ? [groupQuestion(urlPath, sidebar, known.pages)] : []),
    ...(isChange
      ? [
          {
            name: 'area' as const,
            text: `What does the change belong to: ${changeAreaNames.map((key) => `${key} (${changeAreas[key]})`).join(', ')}?`,
            ...oneOf(changeAreaNames),
          },
        ]
      : []),
  ];
}

/** Normalizes `docs/cms/intro.mdx`, `cms/intro`, `/cms/intro` and `/cms/intro/` to `/cms/intro`. */
export function toUrlPath(answer: string): string {
  return `/${answer
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .replace(/\/+$/, '')
    .replace(/^docs\//, '')
    .replace(/\.mdx$/, '')}`;
}

/** @returns where the text of a fragment is: `/snippets/_admonition` for `/snippets/admonition` */
export function partialOf(urlPath: string): string {
  return urlPath.replace(/[^/]+$/, '_$&');
}

/** @returns what is wrong with the format of a page's URL, if anything */
export function problemOfForm(urlPath: string): string | undefined {
  return /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(urlPath)
    ? undefined
    : `"${urlPath}" isn't a URL of this site: use small letters, digits and hyphens between slashes.`;
}

function oneOf(choices: readonly string[]): Pick<Question, 'choices' | 'check'> {
  return {
    choices,
    check: (answer) =>
      choices.includes(answer) ? undefined : `"${answer}" is none of these. Use one of: ${choices.join(', ')}.`,
  };
}

function checkField(key: 'title' | 'description', answer: string): string | undefined {
  const result = frontMatterSchema.shape[key].safeParse(answer);
  return result.success
    ? undefined
    : `The ${key} has ${answer.length} characters: ${result.error.issues.map(({message}) => message).join('; ')}.`;
}

function checkUrl(answer: string, type: string | undefined, {pages, redirected}: KnownPages): string | undefined {
  const urlPath = toUrlPath(answer);
  const problem = problemOfForm(urlPath);
  if (problem) {
    return problem;
  }
  // A fragment also has a partial.
  const taken = [urlPath, ...(type === 'fragment' ? [partialOf(urlPath)] : [])].find((other) => pages.has(other));
  if (taken !== undefined) {
    return `There's already a page at ${taken}: docs${taken}.mdx.`;
  }
  if (redirected.has(urlPath)) {
    return `${urlPath} redirects elsewhere (config/redirects): choose another URL, or take that rule out first.`;
  }
  const folder = type === 'fragment' ? ['/snippets/'] : sections.map((section) => `${basePathOf(section)}/`);
  return folder.some((start) => urlPath.startsWith(start))
    ? undefined
    : `${type === 'fragment' ? 'Fragments' : 'Pages'} are below ${folder.join(' or ')}.`;
}

/**
 * The default is the group of most neighbors. If there are no neighbors, it's no group, provided that the page can nest
 * below another one.
 */
function groupQuestion(urlPath: string, sidebar: SidebarDefinition, pages: ReadonlyMap<string, string>): Question {
  const choices = groupPaths(sidebar.groups);
  const folder = urlPath.slice(0, urlPath.lastIndexOf('/') + 1);
  const neighbors = [...pages].flatMap(([other, source]) =>
    other.startsWith(folder) && !other.slice(folder.length).includes('/') ? [groupOf(source)] : [],
  );
  const parent = parentOf(urlPath, pages);
  const usual = mostFrequent(neighbors.filter((group) => group !== '' || parent));
  const fallback = usual ?? (parent ? '' : undefined);
  const nested = parent ? `nothing (below ${parent})` : '';
  return {
    name: 'group',
    text: `Its group in the sidebar${nested && `, or ${nested}`}?`,
    choices,
    ...(fallback !== undefined && {default: fallback}),
    check: (answer) =>
      (answer === '' && parent !== undefined) || choices.includes(answer)
        ? undefined
        : `"${answer}" isn't a group in config/sidebars/${sidebar.dirName}.ts. Use one of: ${choices.join('; ')}.`,
  };
}

function groupPaths(groups: readonly SidebarGroup[], parents: readonly string[] = []): string[] {
  return groups.flatMap(({label, groups: inner = []}) => {
    const group = [...parents, label];
    return [group.join(', '), ...groupPaths(inner, group)];
  });
}

function groupOf(source: string): string {
  const yaml = frontMatterBlock.exec(source)?.[1] ?? '';
  const {group = []} = (parse(yaml) as {group?: string[]} | null) ?? {};
  return group.join(', ');
}

function parentOf(urlPath: string, pages: ReadonlyMap<string, string>): string | undefined {
  const segments = urlPath.split('/');
  const above = segments.slice(2).map((_, index) => segments.slice(0, -1 - index).join('/'));
  return above.find((other) => pages.has(other));
}

function mostFrequent(values: readonly string[]): string | undefined {
  const count = (value: string): number => values.filter((other) => other === value).length;
  return [...new Set(values)].sort((a, b) => count(b) - count(a))[0];
}
