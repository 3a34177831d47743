import type {SearchHit} from './types';

/** A top level of the results, and the part of the URL that assigns a result to it. */
export interface TopLevel {
  label: string;
  /** For example `/cms/`. The first top level whose part occurs in a result's URL is used. */
  urlContains: string;
}

export interface GroupOptions {
  /** Origins that results may carry and that are stripped, for example `https://docs.strapi.io`. */
  origins: string[];
  topLevels: TopLevel[];
  /** Top level of a result that matches none and names none itself. */
  fallback: string;
}

/** Results of one page, in order of relevance. */
export interface PageGroup {
  /** URL of the page, without a fragment. */
  url: string;
  /** The results, each with a URL relative to the site if possible. */
  hits: SearchHit[];
}

/** Results of one top level. */
export interface TopGroup {
  label: string;
  pages: PageGroup[];
}

/**
 * Groups results by top level and page. Groups are ordered by their best result, so the first result stays first.
 *
 * @param hits - results as a search backend returned them, best first
 * @param options - top levels, fallback and the origins to strip
 * @returns the groups; every result is in exactly one
 */
export function regroup(hits: readonly SearchHit[], {origins, topLevels, fallback}: GroupOptions): TopGroup[] {
  const tops = new Map<string, Map<string, SearchHit[]>>();
  for (const hit of hits) {
    const url = stripOrigin(hit.url, origins);
    const page = url.replace(/#.*$/s, '');
    const topLevel = topLevels.find(({urlContains}) => url.includes(urlContains));
    const label = topLevel?.label ?? (hit.hierarchy_lvl0?.trim() || fallback);
    const pages = tops.get(label) ?? new Map<string, SearchHit[]>();
    tops.set(label, pages.set(page, [...(pages.get(page) ?? []), {...hit, url}]));
  }
  return [...tops].map(([label, pages]) => ({label, pages: [...pages].map(([url, ofPage]) => ({url, hits: ofPage}))}));
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
