import type {GroupOptions, PageGroup, PlacedHit, TopGroup} from './groups';

/** The fields that regrouping reads. */
export interface HierarchicalHit {
  hierarchy_lvl0: string | null;
  hierarchy_lvl1: string | null;
  hierarchy_lvl2: string | null;
  url: string;
}

/**
 * Assigns four levels to a result: its top level by URL, then its first three hierarchy levels.
 *
 * @param hit - a result as a search backend returned it
 * @param options - top levels, fallback and the origins to strip
 * @returns the result with its levels; missing levels are null, but the top level is never missing
 */
export function placeHit<Hit extends HierarchicalHit>(hit: Hit, options: GroupOptions): PlacedHit<Hit> {
  const url = stripOrigin(hit.url, options.origins);
  const top = options.topLevels.find(({urlContains}) => url.includes(urlContains));
  const label = top?.label ?? (hit.hierarchy_lvl0?.trim() || options.fallback);
  return {hit, url, levels: [label, hit.hierarchy_lvl0, hit.hierarchy_lvl1, hit.hierarchy_lvl2]};
}

/**
 * Groups results by top level and page. Groups are ordered by their best result, so the first result stays first.
 *
 * @param hits - results, best first
 * @param options - see {@link placeHit}
 * @returns the groups; every result is in exactly one
 */
export function regroup<Hit extends HierarchicalHit>(hits: readonly Hit[], options: GroupOptions): TopGroup<Hit>[] {
  const tops = new Map<string, Map<string, PlacedHit<Hit>[]>>();
  for (const hit of hits) {
    const placed = placeHit(hit, options);
    const pages = getOrCreate(tops, placed.levels[0], () => new Map<string, PlacedHit<Hit>[]>());
    getOrCreate(pages, withoutFragment(placed.url), () => []).push(placed);
  }
  return [...tops].map(([label, pages]) => ({
    label,
    pages: [...pages].map(([url, placed]): PageGroup<Hit> => ({url, hits: placed})),
  }));
}

/**
 * @param url - absolute or relative
 * @param origins - origins of the site itself, without a final slash
 * @returns the URL relative to the site root if it's on one of the origins, otherwise unchanged
 */
export function stripOrigin(url: string, origins: readonly string[]): string {
  for (const origin of origins) {
    if (url.slice(0, origin.length).toLowerCase() === origin.toLowerCase()) {
      const rest = url.slice(origin.length);
      if (rest === '' || /^[/?#]/.test(rest)) {
        return rest.startsWith('/') ? rest.replace(/^\/+/, '/') : `/${rest}`;
      }
    }
  }
  return url;
}

function withoutFragment(url: string): string {
  const hash = url.indexOf('#');
  return hash === -1 ? url : url.slice(0, hash);
}

function getOrCreate<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) {
    return known;
  }
  const created = create();
  map.set(key, created);
  return created;
}
