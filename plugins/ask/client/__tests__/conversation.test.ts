import {expect, it, vi} from 'vitest';
import type {AnswerPart, AnswerProvider} from '../../core/types';
import {AskError} from '../../core/types';
import {conversation, type Exchange} from '../conversation';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

async function answer(parts: readonly AnswerPart[], error?: Error): Promise<Exchange | undefined> {
  const provider: AnswerProvider = {
    async *ask() {
      yield* parts;
      if (error) {
        throw error;
      }
    },
  };
  await conversation.ask('What is a locale?', provider);
  return conversation.read().at(-1);
}

it('names a source once, however often the parts of an answer do', async () => {
  const intro = {title: 'Introduction', url: '/cms/intro'};
  const locales = {title: 'Locales', url: '/cms/locales'};
  const exchange = await answer([
    {text: 'A ', sources: [intro]},
    {text: 'language.', sources: [intro, locales]},
  ]);
  expect(exchange).toMatchObject({state: 'answered', text: 'A language.', sources: [intro, locales]});
});

it.each([
  [new AskError('Too many questions.'), 'Too many questions.'],
  [new AskError(''), 'The assistant could not answer.'],
  [new TypeError('x is not a function'), 'The assistant could not answer.'],
])('tells the reader why there is no answer: %s', async (error, message) => {
  expect(await answer([{text: 'A '}], error)).toMatchObject({state: 'failed', text: 'A ', error: message});
});
