import type {PagesAnswer} from '../../core/passages';
import type {SearchResponse} from '../../core/types';

export interface Question {
  type: 'search' | 'ask';
  query: string;
}

/** Messages from the page to the worker. `shown` means that the early results are painted, so the full index may load. */
export type WorkerRequest = {type: 'shown'} | (Question & {id: number});

/** Messages from the worker. A search may get several responses; the last one has `isLast`. */
export type WorkerResponse =
  | {type: 'response'; id: number; response: SearchResponse; isLast: boolean}
  | {type: 'answer'; id: number; answer: PagesAnswer; isLast: true}
  | {type: 'error'; id: number; message: string};
