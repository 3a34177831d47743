import {decodeLeniently} from './decodeLeniently';

/**
 * Finds the element that the fragment of a URL refers to, even if the fragment isn't valid percent-encoding.
 *
 * @param hash - as in `location.hash`: percent-encoded, with its `#`
 * @returns the element; `null` if the page has no element with this id
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeLeniently(hash.slice(1)));
}
