import {createHash} from 'node:crypto';
import type {RequestFence} from '../core/types';

/** Name of a request in the data of its page. It follows from the request, so that nobody has to count fences. */
export function keyOf({text, status, body}: RequestFence): string {
  return hash(JSON.stringify([text, status, body]));
}

/** Name of the file that holds the forms of these requests. */
export function dataFileOf(requests: readonly RequestFence[]): string {
  return `${hash(requests.map(keyOf).join())}.json`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
