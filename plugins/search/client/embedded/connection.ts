import type {SearchBackend} from '../../core/backend';
import type {PagesAnswer} from '../../core/passages';
import type {SearchResponse} from '../../core/types';
import type {Question, WorkerRequest, WorkerResponse} from './protocol';

type Listener = (response: WorkerResponse) => void;

/**
 * Searches the index that was built with the site, in a worker, which is started on first use and restarted after it
 * failed to load.
 */
class WorkerConnection implements SearchBackend {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #listeners = new Map<number, Listener>();

  warmUp(): void {
    this.#open();
  }

  #open(): Worker {
    if (this.#worker) {
      return this.#worker;
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
    worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => this.#listeners.get(data.id)?.(data));
    worker.addEventListener('error', (event) => this.#drop(event.message));
    this.#worker = worker;
    return worker;
  }

  /** @returns search results; each response replaces the previous one */
  async *search(query: string, signal: AbortSignal): AsyncGenerator<SearchResponse> {
    for await (const answer of this.#ask({type: 'search', query}, signal)) {
      if (answer.type === 'response') {
        yield answer.response;
        if (answer.response.isEarly) {
          void afterPaint().then(() => this.#worker?.postMessage({type: 'shown'} satisfies WorkerRequest));
        }
      }
    }
  }

  /** @returns the answer to a question, based on these pages */
  async *answer(question: string, signal: AbortSignal): AsyncGenerator<PagesAnswer> {
    for await (const response of this.#ask({type: 'ask', query: question}, signal)) {
      if (response.type === 'answer') {
        yield response.answer;
      }
    }
  }

  async *#ask(question: Question, signal: AbortSignal): AsyncGenerator<WorkerResponse> {
    const worker = this.#open();
    const id = (this.#lastId += 1);
    const queue: WorkerResponse[] = [];
    let wake: (() => void) | undefined;
    this.#listeners.set(id, (response) => {
      queue.push(response);
      wake?.();
    });
    signal.addEventListener('abort', () => wake?.(), {once: true});
    worker.postMessage({...question, id} satisfies WorkerRequest);
    try {
      while (!signal.aborted) {
        const next = queue.shift();
        if (next === undefined) {
          await new Promise<void>((resolve) => (wake = resolve));
        } else if (next.type === 'error') {
          throw new Error(next.message);
        } else {
          yield next;
          if (next.isLast) {
            return;
          }
        }
      }
    } finally {
      this.#listeners.delete(id);
    }
  }

  /** The worker's script failed: reject pending requests, and start a new worker next time. */
  #drop(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const [id, listener] of this.#listeners) {
      listener({type: 'error', id, message: message || 'The search worker did not load'});
    }
  }
}

/** The connection to the site's index, shared for the whole page view. */
export const connection = new WorkerConnection();

/** Resolves once what was rendered has been painted. */
async function afterPaint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
