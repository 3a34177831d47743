import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {z} from 'zod';
import type {SidebarItem} from '../../../markdown-twins/core/groupPages';
import type {PluginOptions} from '../options';
import {kindOf} from '../pageKinds';
import {pageRecord} from '../readIndexFiles';

/** A page in docs/: its record without the text, and the path of its file from the root of the repository. */
const sourcePage = pageRecord.omit({sections: true}).extend({file: z.string()});

export const sourcePages = z.array(sourcePage);
export type SourcePage = z.infer<typeof sourcePage>;

/**
 * @param version - pages and sidebars of docs/
 * @param options - which kind each page is, and which are excluded
 * @returns the pages that search finds
 */
export function listPages(
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  options: PluginOptions,
): SourcePage[] {
  const trails = new Map(Object.values(sidebars).flatMap((items) => trailsOf(items as readonly SidebarItem[])));
  return docs.flatMap(({id, source, permalink, title, description, tags, frontMatter}) => {
    const kind = kindOf(permalink, options);
    // On the development server, Docusaurus doesn't hide unlisted pages.
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

/** The breadcrumb labels of each page. */
function trailsOf(items: readonly SidebarItem[], above: readonly string[] = []): [id: string, trail: string[]][] {
  return items.flatMap(({type, id, label = '', link, items: below = []}) => {
    const own = type === 'doc' ? id : link?.id;
    return [
      ...(own === undefined ? [] : [[own, [...above]] as [string, string[]]]),
      ...trailsOf(below, [...above, label]),
    ];
  });
}
