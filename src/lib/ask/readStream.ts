import type {AnswerPart, Source} from './types';
import {safeUrl} from '../search/safeUrl';
import {AskError} from './types';

/**
 * Reads an answer as it is streamed: as server-sent events, or as plain text in chunks.
 *
 * Events are `data:` lines with text or with JSON `{"text", "sources": [{"title", "url"}]}`, ended by `data: [DONE]` or
 * the end of the stream; an event named `error` ends the answer with its text.
 *
 * @param chunks - pieces of the body, cut anywhere
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
  let buffer = '';
  for await (const chunk of chunks) {
    buffer += chunk.replace(/\r\n?/g, '\n');
    const events = buffer.split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      const part = readEvent(event);
      if (part === 'done') {
        return;
      }
      yield part;
    }
  }
  const last = readEvent(buffer);
  if (last !== 'done') {
    yield last;
  }
}

function readEvent(event: string): AnswerPart | 'done' {
  const fields = event.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const data = fields.flatMap((field) => (field?.[1] === 'data' ? [field[2] ?? ''] : [])).join('\n');
  const name = fields.find((field) => field?.[1] === 'event')?.[2];
  if (name === 'error') {
    throw new AskError(data || 'The assistant could not answer.');
  }
  return data === '[DONE]' ? 'done' : readData(data);
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
  const {title, url} = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const safe = typeof url === 'string' ? safeUrl(url) : undefined;
  return safe === undefined ? [] : [{title: typeof title === 'string' ? title : safe, url: safe}];
}
