import {parse} from 'yaml';
import {buildSidebar, type SidebarPage} from '../../../plugins/sidebar-groups/buildSidebar';
import type {SidebarDefinition} from '../../../plugins/sidebar-groups/sidebarDefinition';
import {findingAt} from '../findingAt';
import {fieldOf, frontMatterBlock} from '../../shared/frontMatter';
import type {Finding, SiteRule, SourcePage} from '../types';

/**
 * Every page has a place in its sidebar, in its group or below another page. The build stops at the first page without
 * one; this check finds all of them.
 *
 * @param definitions - the sidebars
 */
export function checkSidebars(definitions: readonly SidebarDefinition[]): SiteRule {
  return ({pages, byFile}) => {
    const all = pages.flatMap(toSidebarPage);
    return definitions.flatMap((definition) => {
      const own = all.filter(({id}) => id.startsWith(`${definition.dirName}/`));
      return checkSidebar(definition, own, byFile);
    });
  };
}

/** Reports the build's error, then tries again without the page that caused it. */
function checkSidebar(
  definition: SidebarDefinition,
  pages: readonly SidebarPage[],
  byFile: ReadonlyMap<string, SourcePage>,
): Finding[] {
  try {
    buildSidebar(definition, pages);
    return [];
  } catch (error) {
    const [, file = '', message = ''] = /^(\S+\.mdx): (.*)$/s.exec((error as Error).message) ?? [];
    const page = byFile.get(file);
    if (!page) {
      throw error;
    }
    const line = fieldOf(page.source, 'group')?.offset ?? 0;
    const others = pages.filter((other) => other.file !== file);
    return [findingAt(page, line, message), ...checkSidebar(definition, others, byFile)];
  }
}

function toSidebarPage({file, source, isPartial}: SourcePage): SidebarPage[] {
  const frontMatter = readFrontMatter(source);
  if (isPartial || !frontMatter || frontMatter['displayed_sidebar'] === null) {
    return [];
  }
  const {title, group} = frontMatter;
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  return [{id, file, label: String(title), ...(Array.isArray(group) && {group: group.map(String)})}];
}

/** @returns `undefined` for invalid YAML, which another rule reports */
function readFrontMatter(source: string): Record<string, unknown> | undefined {
  try {
    return parse(frontMatterBlock.exec(source)?.[1] ?? '') as Record<string, unknown> | undefined;
  } catch {
    return undefined;
  }
}
