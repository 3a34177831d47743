import type {Finding, Rule, SiteRule} from '../types';
import {findingAt} from '../findingAt';

/** A page lists its tags alphabetically and only once, so that two people add the same tag in the same place. */
export const checkTagList: Rule = (page) => {
  const list = /^(tags: \[)([^\]\n]*)\]$/m.exec(/^---\n[\s\S]*?\n---\n/.exec(page.source)?.[0] ?? '');
  if (!list) {
    return [];
  }
  const [, opening = '', written = ''] = list;
  const start = list.index + opening.length;
  const sorted = [...new Set(written.split(',').map((tag) => tag.trim()))].filter(Boolean).sort().join(', ');
  return sorted === written.trim()
    ? []
    : [
        findingAt(page, start, "the tags aren't in alphabetical order, or one is repeated", `write ${sorted}`, {
          start,
          end: start + written.length,
          text: sorted,
        }),
      ];
};

/**
 * The declared tags are in alphabetical order.
 *
 * @param source - text of docs/tags.yml
 */
export function checkTagOrder(source: string, file: string): SiteRule {
  return () => {
    const keys = [...source.matchAll(/^(['"]?)([\w-]+)\1:/gm)].map(({2: key = '', index}) => ({key, index}));
    return keys.flatMap(({key, index}, position): Finding[] => {
      const before = keys[position - 1]?.key ?? '';
      return before <= key
        ? []
        : [
            findingAt(
              {file, source},
              index,
              `the tag "${key}" comes after "${before}"`,
              'move it up: tags are in alphabetical order',
            ),
          ];
    });
  };
}
