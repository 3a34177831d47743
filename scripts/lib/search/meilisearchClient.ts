import {setTimeout as delay} from 'node:timers/promises';

export interface MeilisearchOptions {
  /** Origin of the server. */
  host: string;
  /** Key that may write. */
  key: string;
  /** Milliseconds before the first repetition of a failed request; each later one waits twice as long. */
  retryDelay?: number;
  /** Milliseconds between two looks at a task. */
  pollDelay?: number;
}

const attempts = 4;

/** An answer with a status that says that the request is wrong, or a task that failed: repeating it would not help. */
export class MeilisearchError extends Error {
  override readonly name = 'MeilisearchError';

  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** The part of Meilisearch's HTTP API that pushing an index needs. Requests are repeated, tasks waited for. */
export class MeilisearchClient {
  constructor(private readonly options: MeilisearchOptions) {}

  async exists(index: string): Promise<boolean> {
    try {
      await this.#request('GET', `/indexes/${encodeURIComponent(index)}`);
      return true;
    } catch (error) {
      if (error instanceof MeilisearchError && error.code === 'index_not_found') {
        return false;
      }
      throw error;
    }
  }

  create(index: string): Promise<void> {
    return this.#task('POST', '/indexes', {uid: index, primaryKey: 'id'});
  }

  remove(index: string): Promise<void> {
    return this.#task('DELETE', `/indexes/${encodeURIComponent(index)}`);
  }

  configure(index: string, settings: unknown): Promise<void> {
    return this.#task('PATCH', `/indexes/${encodeURIComponent(index)}/settings`, settings);
  }

  add(index: string, documents: readonly unknown[]): Promise<void> {
    return this.#task('POST', `/indexes/${encodeURIComponent(index)}/documents?primaryKey=id`, documents);
  }

  /** Exchanges two indexes in one step. */
  swap(a: string, b: string): Promise<void> {
    return this.#task('POST', '/swap-indexes', [{indexes: [a, b]}]);
  }

  async #task(method: string, path: string, body?: unknown): Promise<void> {
    const {taskUid} = (await this.#request(method, path, body)) as {taskUid?: number};
    if (taskUid === undefined) {
      throw new MeilisearchError(`${method} ${path}: no task in the answer`);
    }
    for (;;) {
      const task = (await this.#request('GET', `/tasks/${taskUid}`)) as {
        status: string;
        error?: {message: string; code: string};
      };
      if (task.status === 'succeeded') {
        return;
      }
      if (task.status === 'failed' || task.status === 'canceled') {
        throw new MeilisearchError(`${method} ${path}: ${task.error?.message ?? task.status}`, task.error?.code);
      }
      await delay(this.options.pollDelay ?? 200);
    }
  }

  async #request(method: string, path: string, body?: unknown): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#send(method, path, body);
      } catch (error) {
        if (error instanceof MeilisearchError || attempt === attempts) {
          throw error;
        }
        await delay((this.options.retryDelay ?? 500) * 2 ** (attempt - 1));
      }
    }
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.options.host}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.options.key}`,
        ...(body === undefined ? {} : {'content-type': 'application/json'}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`${method} ${path}: status ${response.status}`);
    }
    const answer = (await response.json()) as {message?: string; code?: string};
    if (!response.ok) {
      throw new MeilisearchError(`${method} ${path}: ${answer.message ?? response.status}`, answer.code);
    }
    return answer;
  }
}
