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

it('lists a source once, however often the answer repeats it', async () => {
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

/** A service that sends each part of its answer when the test says so, even if the request was canceled. */
function slowly(): {provider: AnswerProvider; say: (text: string) => void} {
  let say: (text: string) => void = () => undefined;
  const provider: AnswerProvider = {
    async *ask() {
      for (;;) {
        yield {text: await new Promise<string>((resolve) => (say = resolve))};
      }
    },
  };
  return {provider, say: (text) => say(text)};
}

it('ignores late chunks of a question that was retried', async () => {
  const [first, second] = [slowly(), slowly()];
  void conversation.ask('What is a locale?', first.provider);
  await vi.waitFor(() => {
    first.say('Late ');
    expect(conversation.read().at(-1)?.text).toContain('Late ');
  });
  conversation.cancel();
  const cancelled = conversation.read().at(-1);
  expect(cancelled?.state).toBe('cancelled');
  if (cancelled) {
    void conversation.retry(cancelled, second.provider);
  }
  first.say('from before');
  await vi.waitFor(() => {
    second.say('new');
    expect(conversation.read().at(-1)?.text).toMatch(/^(new)+$/);
  });
  expect(conversation.read().at(-1)?.state).toBe('answering');
});

it('cancels a question when another is asked, and keeps both', async () => {
  const before = conversation.read().length;
  void conversation.ask('What is a webhook?', slowly().provider);
  await answer([{text: 'A language.'}]);
  expect(conversation.read().slice(before)).toMatchObject([
    {question: 'What is a webhook?', state: 'cancelled'},
    {question: 'What is a locale?', state: 'answered', text: 'A language.'},
  ]);
});

it('collects all parts of an answer from the docs, and keeps what a later part does not repeat', async () => {
  const place = (title: string) => ({title, url: `/cms/${title}`, place: 'CMS'});
  const passage = {...place('locale'), text: 'A locale is a language.'};
  const exchange = await answer([
    {passage, closest: [place('i18n')], seeAlso: [place('one')]},
    {seeAlso: [place('two')]},
  ]);
  expect(exchange).toMatchObject({passage, closest: [place('i18n')], seeAlso: [place('one'), place('two')]});
});

it('cancels a question when an earlier one is retried', async () => {
  const earlier = await answer([{text: 'A language.'}]);
  void conversation.ask('What is a webhook?', slowly().provider);
  if (earlier) {
    void conversation.retry(earlier, slowly().provider);
  }
  expect(conversation.read().slice(-2)).toMatchObject([{state: 'answering', text: ''}, {state: 'cancelled'}]);
});

it('tells listeners about each change, until they unsubscribe', async () => {
  const listener = vi.fn();
  const unsubscribe = conversation.subscribe(listener);
  await answer([]);
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  unsubscribe();
  await answer([]);
  expect(listener).not.toHaveBeenCalled();
});

it('leaves finished answers as they are when there is nothing to cancel', async () => {
  const before = await answer([{text: 'A language.'}]);
  conversation.cancel();
  expect(conversation.read().at(-1)).toEqual(before);
});
