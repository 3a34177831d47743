import {createHash} from 'node:crypto';
import type {RequestFence} from '../core/types';

/**
 * Key of a request in its page's data. It's derived from the request's content, so that it doesn't depend on the order
 * of fences.
 */
export function requestKey({text, status, body}: RequestFence): string {
  return hash(JSON.stringify([text, status, body]));
}

/** Name of the file with the forms of these requests. */
export function dataFileOf(requests: readonly RequestFence[]): string {
  return `${hash(requests.map(requestKey).join())}.json`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
