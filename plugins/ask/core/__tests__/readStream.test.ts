import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readStream} from '../readStream';
import type {AnswerPart} from '../types';
import {AskError} from '../types';

async function* cut(text: string, places: readonly number[]): AsyncGenerator<string> {
  const sorted = [...new Set(places)].filter((place) => place < text.length).sort((a, b) => a - b);
  for (const [index, place] of [0, ...sorted].entries()) {
    yield text.slice(place, sorted[index]);
  }
}

async function read(text: string, places: readonly number[] = [], isEvents = true): Promise<AnswerPart[]> {
  const parts: AnswerPart[] = [];
  for await (const part of readStream(cut(text, places), isEvents)) {
    parts.push(part);
  }
  return parts;
}

const source = {title: 'Intro', url: '/cms/intro'};
const stream = [
  ': keep-alive',
  '',
  'data: {"text": "One "}',
  '',
  'event: message',
  'data: first line',
  'data: second line',
  '',
  `data: ${JSON.stringify({sources: [source, {title: 'x', url: 'javascript:1'}]})}`,
  '',
  'data: [DONE]',
  '',
  'data: never read',
  '',
  '',
];
const expected = [{text: 'One '}, {text: 'first line\nsecond line'}, {sources: [source]}];

describe('a stream of events', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('is read the same wherever it is split, with %s', async (_name, lineEnd) => {
    const text = stream.join(lineEnd);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length)), async (places) => {
        expect(await read(text, places)).toEqual(expected);
      }),
    );
  });
  it('keeps its last event without a blank line after it', async () => {
    expect(await read('data: a\n\ndata: b')).toEqual([{text: 'a'}, {text: 'b'}]);
  });
  it('ends with the text of an event named error', async () => {
    await expect(read('data: a\n\nevent: error\ndata: Too many questions.\n\n')).rejects.toThrow('Too many questions.');
  });
  it('ends without a message if an event named error has no text', async () => {
    await expect(read('data: a\n\nevent: error\ndata:\n\n')).rejects.toEqual(new AskError(''));
  });
  it('treats broken JSON, and JSON that is no object, as text', async () => {
    expect(await read('data: {"text": \n\n')).toEqual([{text: '{"text": '}]);
    expect(await read('data: 42\n\ndata: null\n\n')).toEqual([{text: '42'}, {text: 'null'}]);
  });
  it('drops what has another type than it should, and names a source without a title by its URL', async () => {
    const sources = [null, 'x', {title: 'x', url: 7}, {title: 7, url: '/cms/intro'}];
    expect(await read(`data: ${JSON.stringify({text: 7, sources})}\n\n`)).toEqual([
      {sources: [{title: '/cms/intro', url: '/cms/intro'}]},
    ]);
  });
  it('passes on each event as it arrives', async () => {
    const sent: string[] = [];
    async function* send(): AsyncGenerator<string> {
      for (const text of ['a', 'b']) {
        sent.push(text);
        yield `data: ${text}\n\n`;
      }
    }
    const first = await readStream(send(), true).next();
    expect(first.value).toEqual({text: 'a'});
    expect(sent).toEqual(['a']);
  });
});

it('plain text is passed on as it arrives', async () => {
  expect(await read('data: a\r\n', [4], false)).toEqual([{text: 'data'}, {text: ': a\r\n'}]);
});
