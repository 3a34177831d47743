import type {FrontMatter} from '../front-matter/schema';
import type {BreakingChange, ChangePage} from './core/types';

/** Folder of the pages on breaking changes. It contains all of them and nothing else. */
const folder = 'cms/migration/v4-to-v5/breaking-changes/';

/**
 * Collects the breaking changes from the pages' front matter.
 *
 * @param pages - every page of the site, in any order
 * @returns the changes, sorted by title
 * @throws Error with the file and the fix, for a page in the folder that doesn't describe its change, or a page
 *   elsewhere that does
 */
export function collectChanges(pages: readonly ChangePage[]): BreakingChange[] {
  const problems = pages.flatMap(problemOf);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return pages
    .flatMap(toChange)
    .sort((a, b) => a.title.localeCompare(b.title, 'en', {sensitivity: 'base', ignorePunctuation: true}));
}

function problemOf({id, source, frontMatter}: ChangePage): string[] {
  const file = source.replace('@site/', '');
  if (id.startsWith(folder) && !frontMatter.breaking_change) {
    return [`${file}: add "breaking_change" with area, codemods and affects_plugins to the front matter.`];
  }
  if (!id.startsWith(folder) && frontMatter.breaking_change) {
    return [`${file}: "breaking_change" is for pages below docs/${folder}. Move the page, or take the key out.`];
  }
  return [];
}

function toChange({title, description, permalink, frontMatter}: ChangePage): BreakingChange[] {
  const change = frontMatter.breaking_change as FrontMatter['breaking_change'];
  return change
    ? [
        {
          title,
          description,
          permalink,
          area: change.area,
          codemods: change.codemods ?? [],
          affectsPlugins: change.affects_plugins,
        },
      ]
    : [];
}
