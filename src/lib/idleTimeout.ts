/**
 * Aborts a request when its caller cancels it, or when no data arrives for too long. `AbortSignal.any` could do part of
 * that, but the site also supports browsers without it, such as Chrome 109.
 */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #cancel = (): void => this.#controller.abort();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /**
   * @param timeout - milliseconds to wait, from now and from each {@link renew} on
   * @param cancelled - aborted when the request is not wanted any more
   */
  constructor(
    private readonly timeout: number,
    private readonly cancelled?: AbortSignal,
  ) {
    cancelled?.addEventListener('abort', this.#cancel);
    if (cancelled?.aborted) {
      this.#cancel();
    }
    this.renew();
  }

  /** To be given to the request. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the request has ended because nothing came for too long. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Restarts the timeout after data has arrived. */
  renew(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#controller.abort(new DOMException(`Nothing came for ${this.timeout} ms`, 'TimeoutError'));
    }, this.timeout);
  }

  /** Clears the timer and the listener once the request has ended. */
  end(): void {
    clearTimeout(this.#timer);
    this.cancelled?.removeEventListener('abort', this.#cancel);
  }
}

/**
 * Reads a response as it comes.
 *
 * @param body - of the response
 * @param idle - renewed with each piece
 * @returns the pieces of its text, of any length
 * @throws what the stream fails with, such as the reason of the timeout
 */
export async function* readText(body: ReadableStream<Uint8Array>, idle: IdleTimeout): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const {done, value} = await reader.read();
      if (done) {
        return;
      }
      idle.renew();
      yield decoder.decode(value, {stream: true});
    }
  } finally {
    // Ends the request where the text is left early; a stream that failed has nothing to end.
    void reader.cancel().catch(() => undefined);
  }
}
