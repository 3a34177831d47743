import type {HistoryEntry} from '../../core/history';
import type {TopGroup} from '../../core/regroup';
import type {SearchHit, Segment} from '../../core/types';
import {safeUrl} from '../../core/safeUrl';

/** One displayed result. */
export interface Option {
  /** Position in the whole list. */
  position: number;
  url: string;
  kind: 'page' | 'section';
  /** Whether it's displayed below another result of the same page. */
  isNested: boolean;
  title: Segment[];
  /** Breadcrumbs of the result; empty below another result of the same page. */
  place: string;
  content: Segment[];
  entry: HistoryEntry;
}

export interface OptionGroup {
  label: string;
  options: Option[];
}

/**
 * @param tops - regrouped results
 * @returns the displayed groups, with consecutively numbered results. Results with an unsafe URL are dropped, and so are those
 *   with the same URL as another, because a result is chosen by its URL
 */
export function toOptions(tops: readonly TopGroup[]): OptionGroup[] {
  const seen = new Set<string>();
  let position = 0;
  return tops.flatMap(({label, pages}) => {
    const options = pages.flatMap((page) =>
      page.hits
        .flatMap((hit) => {
          const url = safeUrl(hit.url);
          if (url === undefined || seen.has(url)) {
            return [];
          }
          seen.add(url);
          return [{...hit, url}];
        })
        .map((hit, rankOnPage) => ({...toOption(hit, rankOnPage > 0), position: position++})),
    );
    return options.length > 0 ? [{label, options}] : [];
  });
}

/**
 * @param groups - see {@link toOptions}
 * @param most - maximum number of options
 * @returns the first options, in their groups
 */
export function firstOptions(groups: readonly OptionGroup[], most: number): OptionGroup[] {
  return groups
    .map(({label, options}) => ({label, options: options.filter(({position}) => position < most)}))
    .filter(({options}) => options.length > 0);
}

function toOption(hit: SearchHit, isNested: boolean): Omit<Option, 'position'> {
  const {url, hierarchy_lvl0: top, hierarchy_lvl1: page, hierarchy_lvl2: heading, content, highlighted} = hit;
  const title = heading ?? page ?? top ?? url;
  const plain = [{text: title, marked: false}];
  const place = [top, heading ? page : null].filter((part) => part && part !== title).join(' › ');
  return {
    url,
    kind: heading ? 'section' : 'page',
    isNested,
    title: (heading ? highlighted?.hierarchy_lvl2 : highlighted?.hierarchy_lvl1) ?? plain,
    place: isNested ? '' : place,
    content: highlighted?.content ?? (content ? [{text: content, marked: false}] : []),
    entry: {url, title, place},
  };
}
