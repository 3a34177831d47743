import {translate} from '@docusaurus/Translate';
import {useSyncExternalStore} from 'react';
import type {DocsPlace, Passage} from '../../search/core/passages';
import type {AnswerPart, AnswerProvider, Source} from '../core/types';
import {AskError} from '../core/types';

/** A question and its outcome. */
export interface Exchange {
  id: number;
  question: string;
  state: 'answering' | 'answered' | 'cancelled' | 'failed';
  text: string;
  /** The passage quoted from the docs as the answer. */
  passage?: Passage;
  seeAlso: readonly DocsPlace[];
  /** Set if the docs don't cover the question. */
  closest?: readonly DocsPlace[];
  sources: readonly Source[];
  error?: string;
}

/** The questions and answers of this page view. Nothing is stored. */
class Conversation {
  #exchanges: readonly Exchange[] = [];
  #lastId = 0;
  #controller: AbortController | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Exchange[] => this.#exchanges;

  /** Asks a question, and cancels the one that is still being answered. */
  ask(question: string, provider: AnswerProvider): Promise<void> {
    this.cancel();
    const exchange = begin((this.#lastId += 1), question);
    this.#set([...this.#exchanges, exchange]);
    return this.#run(exchange, provider);
  }

  /** Asks a question again, in its original position. */
  retry({id, question}: Exchange, provider: AnswerProvider): Promise<void> {
    this.cancel();
    const exchange = begin(id, question);
    this.#change(id, () => exchange);
    return this.#run(exchange, provider);
  }

  cancel(): void {
    this.#controller?.abort();
    this.#controller = undefined;
    this.#set(
      this.#exchanges.map((exchange) =>
        exchange.state === 'answering' ? {...exchange, state: 'cancelled'} : exchange,
      ),
    );
  }

  async #run({id, question}: Exchange, provider: AnswerProvider): Promise<void> {
    const controller = new AbortController();
    this.#controller = controller;
    // Once this attempt is canceled, the exchange may belong to another one.
    const change = (next: (exchange: Exchange) => Exchange): void => {
      if (!controller.signal.aborted) {
        this.#change(id, next);
      }
    };
    try {
      for await (const part of provider.ask(question, controller.signal)) {
        change((exchange) => addPart(exchange, part));
      }
      change((exchange) => ({...exchange, state: 'answered'}));
    } catch (error) {
      const message =
        error instanceof AskError && error.message !== ''
          ? error.message
          : translate({id: 'ask.failed', message: 'The assistant could not answer.'});
      change((exchange) => ({...exchange, state: 'failed', error: message}));
    }
  }

  #change(id: number, change: (exchange: Exchange) => Exchange): void {
    this.#set(this.#exchanges.map((exchange) => (exchange.id === id ? change(exchange) : exchange)));
  }

  #set(exchanges: readonly Exchange[]): void {
    this.#exchanges = exchanges;
    this.#listeners.forEach((listener) => listener());
  }
}

function begin(id: number, question: string): Exchange {
  return {id, question, state: 'answering', text: '', seeAlso: [], sources: []};
}

function addPart(exchange: Exchange, {text = '', passage, seeAlso = [], closest, sources = []}: AnswerPart): Exchange {
  return {
    ...exchange,
    text: exchange.text + text,
    passage: passage ?? exchange.passage,
    seeAlso: [...exchange.seeAlso, ...seeAlso],
    closest: closest ?? exchange.closest,
    sources: withoutRepeats([...exchange.sources, ...sources]),
  };
}

/** A service may repeat a page with each part of an answer. */
function withoutRepeats(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

export const conversation = new Conversation();

/** @returns the exchanges of this page view, oldest first */
export function useConversation(): readonly Exchange[] {
  return useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read);
}
