import type {Passage} from '../../search/core/passages';
import type {AnswerProvider} from '../core/types';
import {AskError} from '../core/types';
import {SearchError} from '../../search/core/backend';
import {getConnection} from '../../search/client/embedded/connection';

/**
 * Answers with the best passages of these pages, quoted. No language model is involved, and nothing leaves the browser.
 *
 * @param manifest - address of the index's manifest
 */
export function createEmbeddedProvider(manifest: string): AnswerProvider {
  return {
    async *ask(question, signal) {
      try {
        for await (const answer of getConnection(manifest).answer(question, signal)) {
          yield answer;
          assertComplete(answer.passages ?? []);
        }
      } catch (error) {
        throw error instanceof AskError ? error : explain(error);
      }
    },
  };
}

/** @throws AskError that says how many passages lack their text */
function assertComplete(passages: readonly Passage[]): void {
  const missing = passages.filter(({text}) => text === undefined).length;
  if (missing > 0) {
    const which = missing === passages.length ? 'these passages' : `${missing} of these passages`;
    throw new AskError(`The text of ${which} could not be loaded. You might want to check your network connection.`);
  }
}

function explain(error: unknown): AskError {
  return new AskError(
    error instanceof SearchError && error.reason === 'needs-build'
      ? 'The answers come from the search index, which a build of the site makes: run npm run build once.'
      : 'The search index could not be loaded. You might want to check your network connection.',
    {cause: error},
  );
}
