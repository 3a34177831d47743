import {translate} from '@docusaurus/Translate';
import type {AnswerPart, AnswerProvider, AskConfig} from '../core/types';
import {readStream} from '../core/readStream';
import {AskError} from '../core/types';
import {IdleTimeout, readText} from '../../../src/lib/idleTimeout';

/**
 * Asks a service that streams its answer as server-sent events or as plain text.
 *
 * @param config - the service's URL, and the timeout
 */
export function createHttpProvider({endpoint, timeout}: Extract<AskConfig, {provider: 'http'}>): AnswerProvider {
  return {
    async *ask(question, signal) {
      const idle = new IdleTimeout(timeout, signal);
      try {
        const response = await fetch(endpoint, {
          method: 'POST',
          headers: {'content-type': 'application/json', accept: 'text/event-stream, text/plain'},
          body: JSON.stringify({question}),
          signal: idle.signal,
        });
        if (!response.ok || !response.body) {
          throw new AskError(
            translate(
              {id: 'ask.status', message: 'The assistant returned status {status}.'},
              {status: response.status},
            ),
          );
        }
        const type = response.headers.get('content-type') ?? '';
        if (type.startsWith('text/html')) {
          throw new AskError(
            translate({id: 'ask.webPage', message: 'The assistant sent a web page instead of an answer.'}),
          );
        }
        yield* notEmpty(readStream(readText(response.body, idle), type.startsWith('text/event-stream')));
      } catch (error) {
        throw explain(error, idle, signal);
      } finally {
        idle.end();
      }
    },
  };
}

/** @throws AskError if the answer ends without any content, which is an error of the service */
async function* notEmpty(parts: AsyncIterable<AnswerPart>): AsyncGenerator<AnswerPart> {
  let isEmpty = true;
  for await (const part of parts) {
    isEmpty &&= (part.text ?? '').trim() === '' && (part.sources ?? []).length === 0;
    yield part;
  }
  if (isEmpty) {
    throw new AskError(translate({id: 'ask.empty', message: 'The assistant sent an empty answer.'}));
  }
}

function explain(error: unknown, idle: IdleTimeout, signal: AbortSignal): unknown {
  if (signal.aborted || error instanceof AskError) {
    return error;
  }
  return new AskError(
    idle.isOver
      ? translate({id: 'ask.timeout', message: 'The assistant took too long to answer.'})
      : translate({
          id: 'ask.unreachable',
          message: 'The assistant cannot be reached. You might want to check your network connection.',
        }),
    {cause: error},
  );
}
