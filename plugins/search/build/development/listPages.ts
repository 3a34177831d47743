import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {z} from 'zod';
import type {PageRecord} from '../../core/types';
import type {PluginOptions} from '../../core/options';
import {kindOf} from '../pageKinds';

const texts = z.array(z.string());

/** A page of docs/: its record but for its text, and where that is. */
const sourcePage = z.object({
  /** Path from the root of the repository. */
  file: z.string(),
  path: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(['guide', 'changelog', 'fragment']),
  trail: texts,
  tags: texts,
  keywords: texts,
}) satisfies z.ZodType<Omit<PageRecord, 'sections'> & {file: string}>;

export const sourcePages = z.array(sourcePage);
export type SourcePage = z.infer<typeof sourcePage>;

/** What plugin-content-docs has in its sidebars, as far as breadcrumbs need it. */
interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string};
  items?: readonly SidebarItem[];
}

/**
 * @param version - pages and sidebars of docs/
 * @param baseUrl - where the site is on its host, with a slash at both ends
 * @param options - which pages are of which kind, and which are left out
 * @returns the pages that search finds
 */
export function listPages(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  baseUrl: string,
  options: PluginOptions,
): SourcePage[] {
  const trails = new Map(Object.values(sidebars).flatMap((items) => trailsOf(items as readonly SidebarItem[])));
  return docs.flatMap(({id, source, permalink, title, description, tags, frontMatter}) => {
    const kind = kindOf(`/${permalink.slice(baseUrl.length)}`, options);
    // On the development server Docusaurus lists every page.
    return kind === undefined || frontMatter.unlisted
      ? []
      : [
          {
            file: source.replace('@site/', ''),
            path: permalink,
            title,
            description,
            kind,
            trail: trails.get(id) ?? [],
            tags: tags.map(({label}) => label),
            keywords: frontMatter.keywords ?? [],
          },
        ];
  });
}

/** The labels above each page. */
function trailsOf(items: readonly SidebarItem[], above: readonly string[] = []): [id: string, trail: string[]][] {
  return items.flatMap(({type, id, label = '', link, items: below = []}) => {
    const own = type === 'doc' ? id : link?.id;
    return [
      ...(own === undefined ? [] : [[own, [...above]] as [string, string[]]]),
      ...trailsOf(below, [...above, label]),
    ];
  });
}
