import type {Source} from '../../shared/readSources';
import {findingAt} from '../findingAt';
import {frontMatterBlock} from '../../shared/frontMatter';
import type {Finding, Rule, SiteRule, SourcePage} from '../types';
import {checkProse} from './prose';
import {checkTerms} from './terms';

/** A page lists its tags alphabetically and only once, so that two people add the same tag in the same place. */
export const checkTagList: Rule = (page) => {
  const list = /^(tags: \[)([^\]\n]*)\]$/m.exec(frontMatterBlock.exec(page.source)?.[0] ?? '');
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
 * @param declared - docs/tags.yml
 */
export function checkTagOrder(declared: Source): SiteRule {
  return () => {
    const keys = [...declared.source.matchAll(/^(['"]?)([\w-]+)\1:/gm)].map(({2: key = '', index}) => ({key, index}));
    return keys.flatMap(({key, index}, position): Finding[] => {
      const before = keys[position - 1]?.key ?? '';
      return before <= key
        ? []
        : [
            findingAt(
              declared,
              index,
              `the tag "${key}" comes after "${before}"`,
              'move it up: tags are in alphabetical order',
            ),
          ];
    });
  };
}

/**
 * The descriptions of tags follow the rules on English and terms. Each is the first sentence of a tag's page.
 *
 * @param declared - docs/tags.yml
 */
export function checkTagDescriptions({file, source}: Source): SiteRule {
  const prose = source.replace(/^( +description: )?(.*)$/gm, (line, key: string | undefined, text: string) =>
    key === undefined ? ' '.repeat(line.length) : ' '.repeat(key.length) + text,
  );
  const page: SourcePage = {file, source, prose, isPartial: true, root: {type: 'root', children: []}};
  return (site) => [checkProse, checkTerms].flatMap((rule) => rule(page, site));
}
