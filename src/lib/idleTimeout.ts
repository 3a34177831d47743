/**
 * Aborts a request if its caller cancels it, or if no data arrives for too long. It doesn't use `AbortSignal.any`, because
 * the site also supports browsers without it, such as Chrome 109.
 */
export class IdleTimeout {
  readonly #controller = new AbortController();
  readonly #cancel = (): void => this.#controller.abort();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /**
   * @param timeout - milliseconds to wait, counted from now and again from each {@link renew}
   * @param cancelled - signal that is aborted if the request is no longer needed
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

  /** The signal to pass to the request. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether the request was aborted because no data arrived for too long. */
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
 * Reads the body of a response while it arrives.
 *
 * @param body - body of the response
 * @param idle - the request's timeout, which is renewed with each chunk
 * @returns the text in chunks of any length
 * @throws the error of the stream, such as the DOMException of the timeout
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
    // Ends the request if the caller stops reading early. A stream that has failed can't be canceled, which doesn't matter.
    void reader.cancel().catch(() => undefined);
  }
}
