import {isScalar, isSeq, parseDocument} from 'yaml';
import type {Source} from '../../shared/readSources';
import {findingAt} from '../findingAt';
import {frontMatterBlock} from '../../shared/frontMatter';
import type {Finding, Rule, SiteRule, SourcePage} from '../types';
import {checkProse} from './prose';
import {checkTerms} from './terms';

/** A page lists its tags alphabetically and only once, so that two people add the same tag in the same place. */
export const checkTagList: Rule = (page) => {
  const [block = '', yaml = ''] = frontMatterBlock.exec(page.source) ?? [];
  const tags = tagsIn(yaml);
  const sorted = [...new Set(tags.map(({name}) => name))].sort();
  const [first, second] = tags;
  const last = tags.at(-1);
  if (!first || !second || !last || sorted.join() === tags.map(({name}) => name).join()) {
    return [];
  }
  // A comma, or a line break and a hyphen.
  const separator = yaml.slice(first.end, second.start);
  // Only the writer knows where a comment belongs.
  const hasComment = yaml.slice(first.end, last.start).includes('#');
  const offset = block.indexOf(yaml);
  return [
    findingAt(
      page,
      offset + first.start,
      "the tags aren't in alphabetical order, or one is repeated",
      `write ${sorted.join(', ')}`,
      hasComment ? undefined : {start: offset + first.start, end: offset + last.end, text: sorted.join(separator)},
    ),
  ];
};

/** @returns the tags in front matter, in any notation of a YAML list, with their offsets in it */
function tagsIn(yaml: string): {name: string; start: number; end: number}[] {
  const list = parseDocument(yaml).get('tags');
  return !isSeq(list)
    ? []
    : list.items.flatMap((item) =>
        isScalar(item) && item.range ? [{name: String(item.value), start: item.range[0], end: item.range[1]}] : [],
      );
}

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
