import type {AnswerProvider} from '../../lib/ask/types';
import {AskError} from '../../lib/ask/types';
import {SearchError} from '../../lib/search/backend';
import {getConnection} from '../Search/embedded/connection';

/**
 * Answers with the best passages of these pages, quoted. No language model is involved, and nothing leaves the browser.
 *
 * @param manifest - address of the index's manifest
 */
export function createEmbeddedProvider(manifest: string): AnswerProvider {
  return {
    async *ask(question, signal) {
      try {
        for await (const response of getConnection(manifest).passages(question, signal)) {
          yield {passages: response};
        }
      } catch (error) {
        throw new AskError(
          error instanceof SearchError && error.reason === 'needs-build'
            ? 'The answers come from the search index, which a build of the site makes: run npm run build once.'
            : 'The search index could not be loaded. You might want to check your network connection.',
          {cause: error},
        );
      }
    },
  };
}
