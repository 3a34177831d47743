import {decodeLeniently} from '../../src/lib/decodeLeniently';

/**
 * Whether built HTML has an element with an id, quoted or, after minification, not.
 *
 * @param html - a built page
 * @param id - the id as it stands after `#` in addresses
 */
export function hasId(html: string, id: string): boolean {
  const name = decodeLeniently(id).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(?:"${name}"|${name}[\\s>])`).test(html);
}
