import {translate} from '@docusaurus/Translate';
import type {Passage} from '../../search/core/passages';
import type {AnswerProvider} from '../core/types';
import {AskError} from '../core/types';
import {connection} from '../../search/client/embedded/connection';

/** Answers by quoting the best passage of these pages. It uses no language model, and nothing leaves the browser. */
export const embeddedProvider: AnswerProvider = {
  async *ask(question, signal) {
    try {
      for await (const answer of connection.answer(question, signal)) {
        yield answer;
        assertComplete(answer.passage);
      }
    } catch (error) {
      throw error instanceof AskError ? error : explain(error);
    }
  },
};

/** @throws AskError if the text of the passage is missing */
function assertComplete(passage: Passage | undefined): void {
  if (passage && passage.text === undefined) {
    throw new AskError(
      translate({
        id: 'ask.noText',
        message: 'The text of this answer could not be loaded. You might want to check your network connection.',
      }),
    );
  }
}

function explain(error: unknown): AskError {
  return new AskError(
    translate({
      id: 'ask.noIndex',
      message: 'The search index could not be loaded. You might want to check your network connection.',
    }),
    {cause: error},
  );
}
