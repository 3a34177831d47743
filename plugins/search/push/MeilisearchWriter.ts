import {setTimeout as delay} from 'node:timers/promises';
import type {EnqueuedTaskPromise, MeiliSearchErrorResponse} from 'meilisearch';
import {MeiliSearch, MeiliSearchApiError, MeiliSearchRequestError} from 'meilisearch';

export interface MeilisearchServer {
  /** Origin of the server. */
  host: string;
  /** Key with write access. */
  key: string;
  /** Milliseconds before the first retry of a failed request; each later one waits twice as long. */
  retryDelay?: number;
  /** Milliseconds between polls of a task. */
  pollInterval?: number;
}

/** Timeouts in milliseconds of one request and of one task. Indexing a large batch takes minutes on a small machine. */
const requestTimeout = 30_000;
const taskTimeout = 15 * 60_000;
const attempts = 4;

/**
 * Writes to a Meilisearch server: retries requests if it's busy, waits for tasks, and explains failures. Later releases
 * of the package than ours swap indexes in a way that servers before 1.18 reject.
 */
export class MeilisearchWriter {
  readonly #client: MeiliSearch;

  constructor(private readonly server: MeilisearchServer) {
    this.#client = new MeiliSearch({
      host: server.host,
      apiKey: server.key,
      timeout: requestTimeout,
      defaultWaitOptions: {timeout: taskTimeout, interval: server.pollInterval ?? 200},
    });
  }

  /**
   * @param index - name of an index
   * @returns whether the server has it
   * @throws Error with host, status and fix
   */
  async has(index: string): Promise<boolean> {
    return this.#request(async () => {
      try {
        await this.#client.getRawIndex(index);
        return true;
      } catch (error) {
        if (bodyOf(error)?.code === 'index_not_found') {
          return false;
        }
        throw error;
      }
    });
  }

  /**
   * Starts a task on the server, and waits until it's done.
   *
   * @param name - what the task does, for the error message
   * @param start - sends the request
   * @param isRepeatable - whether to send it again if there was no response, although the server may have received
   *   it; a second swap would undo the first
   * @throws Error with host, status and fix
   */
  async run(name: string, start: (client: MeiliSearch) => EnqueuedTaskPromise, isRepeatable = true): Promise<void> {
    const {taskUid} = await this.#request(() => start(this.#client), isRepeatable ? attempts : 1);
    const {status, error} = await this.#request(() => this.#client.tasks.waitForTask(taskUid));
    if (status !== 'succeeded') {
      throw new Error(`${this.server.host} could not ${name}: ${error?.message ?? status}`);
    }
  }

  async #request<Value>(send: () => Promise<Value>, most = attempts): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send();
      } catch (error) {
        if (attempt === most || !isPassing(error)) {
          throw new Error(await explain(error, this.server.host), {cause: error});
        }
        await delay((this.server.retryDelay ?? 500) * 2 ** (attempt - 1));
      }
    }
  }
}

/** Whether the same request may succeed later: there was no response, a proxy responded, or the server is busy. */
function isPassing(error: unknown): boolean {
  return error instanceof MeiliSearchApiError
    ? error.response.status >= 500 || error.response.status === 429
    : error instanceof MeiliSearchRequestError || error instanceof SyntaxError;
}

/** Meilisearch's error details; other servers may respond with anything. */
function bodyOf(error: unknown): Partial<MeiliSearchErrorResponse> | undefined {
  return error instanceof MeiliSearchApiError ? error.cause : undefined;
}

async function explain(error: unknown, host: string): Promise<string> {
  if (error instanceof MeiliSearchApiError) {
    const {status, statusText} = error.response;
    const said = (bodyOf(error)?.message ?? statusText).replace(/\.$/, '');
    return `${host} responded with status ${status} (${said}). ${fixFor(status)}`;
  }
  if (error instanceof MeiliSearchRequestError) {
    return `${host} can't be reached (${reasonOf(error)}). Check SEARCH_HOST, and that Meilisearch runs there and accepts connections from this machine.`;
  }
  // The package parses every response as JSON, and throws this for any that isn't.
  return error instanceof SyntaxError
    ? `${host} doesn't respond as Meilisearch does: ${await describeHealth(host)}. Set SEARCH_HOST to the URL of Meilisearch itself, not of a page or a proxy that needs a login.`
    : `${host}: ${String(error)}`;
}

function fixFor(status: number): string {
  if (status === 401 || status === 403) {
    return 'Set SEARCH_ADMIN_KEY to a key that may create, fill, swap and delete indexes.';
  }
  if (status === 413) {
    return 'Start Meilisearch with a larger --http-payload-size-limit.';
  }
  return status >= 500 || status === 429
    ? 'The server is busy or broken: look at its log, and run the command again later.'
    : 'Check that SEARCH_HOST is the root of a current Meilisearch server, and SEARCH_INDEX a valid name.';
}

/** The innermost cause, because `fetch` itself only says that it failed. */
function reasonOf(error: Error): string {
  const {cause} = error;
  if (cause instanceof AggregateError && cause.errors[0] instanceof Error) {
    return reasonOf(cause.errors[0]);
  }
  return cause instanceof Error ? reasonOf(cause) : ((error as NodeJS.ErrnoException).code ?? error.message);
}

async function describeHealth(host: string): Promise<string> {
  try {
    const {status, headers} = await fetch(`${host}/health`, {signal: AbortSignal.timeout(requestTimeout)});
    return `GET /health has status ${status} and type ${headers.get('content-type') ?? 'unknown'}`;
  } catch (error) {
    return `GET /health fails (${error instanceof Error ? reasonOf(error) : String(error)})`;
  }
}
