import type {AnswerProvider, AskConfig} from '../../lib/ask/types';
import {readStream} from '../../lib/ask/readStream';
import {AskError} from '../../lib/ask/types';

/**
 * Asks a service that streams its answer, as server-sent events or as plain text.
 *
 * @param config - where, and how long to wait
 */
export function createHttpProvider({endpoint, timeout}: Extract<AskConfig, {provider: 'http'}>): AnswerProvider {
  return {
    async *ask(question, signal) {
      const patience = new Patience(signal, timeout);
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {'content-type': 'application/json', accept: 'text/event-stream, text/plain'},
          body: JSON.stringify({question}),
          signal: patience.signal,
        });
        if (!response.ok || !response.body) {
          throw new AskError(`The assistant answered with status ${response.status}.`);
        }
        const isEvents = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
        yield* readStream(decode(response.body, patience), isEvents);
      } catch (error) {
        throw explain(error, patience, signal);
      } finally {
        patience.end();
      }
    },
  };
}

async function* decode(body: ReadableStream<Uint8Array>, patience: Patience): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        return;
      }
      patience.renew();
      yield decoder.decode(value, {stream: true});
    }
  } finally {
    // Ends the request where the answer is left early; a stream that failed has nothing to end.
    void reader.cancel().catch(() => undefined);
  }
}

function explain(error: unknown, patience: Patience, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof AskError) {
    return error;
  }
  return new AskError(
    patience.isOver
      ? 'The assistant took too long to answer.'
      : 'The assistant cannot be reached. You might want to check your network connection.',
    {cause: error},
  );
}

/** Ends a request when the reader cancels it, or when nothing came for too long. */
class Patience {
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  isOver = false;

  constructor(
    signal: AbortSignal,
    private readonly timeout: number,
  ) {
    signal.addEventListener('abort', () => this.#controller.abort(), {once: true});
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.isOver = true;
      this.#controller.abort();
    }, this.timeout);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
