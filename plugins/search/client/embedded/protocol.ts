import type {PagesAnswer} from '../../core/passages';
import type {SearchResponse} from '../../core/types';

export interface Question {
  type: 'search' | 'ask';
  query: string;
}

/** Messages from the page to the worker. */
export type WorkerRequest =
  | {type: 'start'; manifest: string}
  /** The early results have been painted, so the connection is free for the full index. */
  | {type: 'shown'}
  | (Question & {id: number});

/** Messages from the worker. A search may get several responses; the last one has `isLast`. */
export type WorkerResponse =
  | {type: 'response'; id: number; response: SearchResponse; isLast: boolean}
  | {type: 'answer'; id: number; answer: PagesAnswer; isLast: true}
  | {type: 'error'; id: number; message: string};
