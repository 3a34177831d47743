import {decodeLeniently} from './decodeLeniently';

/**
 * The element that the fragment of a URL names, also where the fragment isn't valid percent-encoding.
 *
 * @param hash - as in `location.hash`, with its `#` and percent-encoded
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeLeniently(hash.slice(1)));
}
