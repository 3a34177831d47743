import {joinNames} from './joinNames';

/** Limits of a description in characters, the same as for every other page (plugins/front-matter/schema.ts). */
const minimum = 50;
const maximum = 160;

/**
 * Creates the meta description of a tag's page: what the tag is about, and some of its pages.
 *
 * @param description - the tag's description in docs/tags.yml: a sentence with its period, at least 10 characters
 * @param titles - titles of the tag's pages, at least one
 * @returns 50 to 160 characters: the description with up to three titles, the shortest ones, as far as they fit; without
 *   any title if not even one fits
 */
export function describeTag(description: string, titles: readonly string[]): string {
  const shortestFirst = [...titles].sort((a, b) => a.length - b.length);
  const endings = [3, 2, 1].flatMap((named) => (named <= titles.length ? [nameTitles(shortestFirst, named)] : []));
  const candidates = [...endings, 'Read more in the Strapi 5 documentation.'].map(
    (ending) => `${description} ${ending}`,
  );
  return candidates.find(({length}) => length >= minimum && length <= maximum) ?? description;
}

function nameTitles(titles: readonly string[], named: number): string {
  const names = titles.slice(0, named).map((title) => `“${title}”`);
  const others = titles.length - named;
  if (others > 0) {
    names.push(others === 1 ? 'one other page of the Strapi docs' : `${others} other pages of the Strapi docs`);
  }
  return `Read more in ${joinNames(names)}.`;
}
