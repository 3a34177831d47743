/** State of a link: it works, it's dead, or its host doesn't respond meaningfully to a program. */
export interface LinkState {
  state: 'works' | 'dead' | 'unknown';
  /** Status or error message. */
  reason: string;
}

interface Options {
  /** In milliseconds. */
  timeout?: number;
  /** Milliseconds before a retry after a network error. */
  pause?: number;
}

/** Error codes that mean that the host doesn't exist or runs no web server. */
const missingHost: readonly unknown[] = ['ENOTFOUND', 'ECONNREFUSED', 'EHOSTUNREACH'];

/**
 * Requests an external page. Only "not found", "gone" and a host that's missing twice in a row count as dead.
 * Everything else is unknown, including redirect loops and broken connections, because many hosts reject programs but
 * accept a reader's browser.
 *
 * @param url - absolute, http or https
 */
export async function checkLink(url: string, {timeout = 20_000, pause = 5_000}: Options = {}): Promise<LinkState> {
  const ask = async (method: 'HEAD' | 'GET'): Promise<number | Error> => {
    try {
      const {status, body} = await fetch(url, {
        method,
        signal: AbortSignal.timeout(timeout),
        headers: {'user-agent': 'Mozilla/5.0 (link check)'},
      });
      // Only the status counts, even if the connection breaks after it.
      await body?.cancel().catch(() => undefined);
      return status;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  };
  let answer = await ask('HEAD');
  // Some hosts don't implement HEAD.
  if (typeof answer === 'number' && answer >= 400) {
    answer = await ask('GET');
  } else if (answer instanceof Error) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    answer = await ask('GET');
  }
  if (answer instanceof Error) {
    const cause = answer.cause instanceof Error ? answer.cause : answer;
    const reason = answer.name === 'TimeoutError' ? 'no response' : cause.message || codesOf(cause).join(', ');
    return {state: codesOf(cause).some((code) => missingHost.includes(code)) ? 'dead' : 'unknown', reason};
  }
  if (answer === 404 || answer === 410) {
    return {state: 'dead', reason: `status ${answer}`};
  }
  return {state: answer < 400 ? 'works' : 'unknown', reason: `status ${answer}`};
}

/** @returns the codes of an error; if the host has several addresses, those of all of them */
function codesOf(error: NodeJS.ErrnoException): unknown[] {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map((one) => (one as NodeJS.ErrnoException).code);
}
