import type {PagesAnswer} from '../../core/passages';
import type {SearchResponse} from '../../core/types';

export interface Question {
  type: 'search' | 'ask';
  query: string;
}

/** What the page sends to the worker. */
export type WorkerRequest =
  | {type: 'start'; manifest: string}
  /** The early answer is on the screen: the line is free for the full index. */
  | {type: 'shown'}
  | (Question & {id: number});

/** What the worker answers; a search may be answered several times, the last one with `isLast`. */
export type WorkerResponse =
  | {type: 'response'; id: number; response: SearchResponse; isLast: boolean}
  | {type: 'answer'; id: number; answer: PagesAnswer; isLast: true}
  | {type: 'error'; id: number; message: string};
