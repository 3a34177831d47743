import {createParser, type EventSourceMessage} from 'eventsource-parser';
import type {AnswerPart, Source} from './types';
import {safeUrl} from '../../search/core/safeUrl';
import {isObject} from '../../search/core/untrusted';
import {AskError} from './types';

/**
 * Reads a streamed answer: server-sent events, or plain text in chunks.
 *
 * Events carry text or JSON `{"text", "sources": [{"title", "url"}]}`. `[DONE]` or the end of the stream ends the
 * answer; an event named `error` ends it with an error, whose message is the event's text.
 *
 * @param chunks - pieces of the body, split at any position
 * @param isEvents - whether the body is `text/event-stream`
 * @throws AskError if the service reports an error
 */
export async function* readStream(chunks: AsyncIterable<string>, isEvents: boolean): AsyncGenerator<AnswerPart> {
  if (!isEvents) {
    for await (const text of chunks) {
      yield {text};
    }
    return;
  }
  for await (const event of readEvents(chunks)) {
    if (event.event === 'error') {
      throw new AskError(event.data);
    }
    if (event.data === '[DONE]') {
      return;
    }
    yield readData(event.data);
  }
}

async function* readEvents(chunks: AsyncIterable<string>): AsyncGenerator<EventSourceMessage> {
  const events: EventSourceMessage[] = [];
  const parser = createParser({onEvent: (event) => events.push(event)});
  for await (const chunk of chunks) {
    parser.feed(chunk);
    yield* events.splice(0);
  }
  // By the standard, an event without a blank line after it is dropped, and that could be the end of the answer.
  parser.feed('\n\n');
  yield* events;
}

function readData(data: string): AnswerPart {
  if (!data.startsWith('{')) {
    return {text: data};
  }
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return {text: data};
  }
  const {text, sources} = value as Record<string, unknown>;
  return {
    ...(typeof text === 'string' ? {text} : {}),
    ...(Array.isArray(sources) ? {sources: sources.flatMap(readSource)} : {}),
  };
}

function readSource(value: unknown): Source[] {
  const {title, url} = isObject(value) ? value : {};
  const safe = typeof url === 'string' ? safeUrl(url) : undefined;
  return safe === undefined ? [] : [{title: typeof title === 'string' ? title : safe, url: safe}];
}
