import {useSyncExternalStore} from 'react';
import type {AnswerPart, AnswerProvider, Passage, Source} from '../../lib/ask/types';
import {AskError} from '../../lib/ask/types';

/** A question and what became of it. */
export interface Exchange {
  id: number;
  question: string;
  state: 'answering' | 'answered' | 'cancelled' | 'failed';
  text: string;
  passages: readonly Passage[];
  sources: readonly Source[];
  error?: string;
}

/** What was asked and answered in this page view. Nothing of it is stored. */
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

  /** Asks a question; one that is still being answered is cancelled. */
  async ask(question: string, provider: AnswerProvider): Promise<void> {
    this.cancel();
    const id = (this.#lastId += 1);
    const controller = new AbortController();
    this.#controller = controller;
    this.#set([...this.#exchanges, {id, question, state: 'answering', text: '', passages: [], sources: []}]);
    try {
      for await (const part of provider.ask(question, controller.signal)) {
        if (controller.signal.aborted) {
          return;
        }
        this.#change(id, (exchange) => addPart(exchange, part));
      }
      this.#change(id, (exchange) => (exchange.state === 'answering' ? {...exchange, state: 'answered'} : exchange));
    } catch (error) {
      if (!controller.signal.aborted) {
        const message = error instanceof AskError ? error.message : 'The assistant could not answer.';
        this.#change(id, (exchange) => ({...exchange, state: 'failed', error: message}));
      }
    }
  }

  /** Asks a question again in the place where it was asked. */
  retry({id, question}: Exchange, provider: AnswerProvider): Promise<void> {
    this.#set(this.#exchanges.filter((exchange) => exchange.id !== id));
    return this.ask(question, provider);
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

  #change(id: number, change: (exchange: Exchange) => Exchange): void {
    this.#set(this.#exchanges.map((exchange) => (exchange.id === id ? change(exchange) : exchange)));
  }

  #set(exchanges: readonly Exchange[]): void {
    this.#exchanges = exchanges;
    this.#listeners.forEach((listener) => listener());
  }
}

function addPart(exchange: Exchange, {text = '', passages = [], sources = []}: AnswerPart): Exchange {
  return {
    ...exchange,
    text: exchange.text + text,
    passages: [...exchange.passages, ...passages],
    sources: [...exchange.sources, ...sources],
  };
}

export const conversation = new Conversation();

/** @returns the questions of this page view, oldest first */
export function useConversation(): readonly Exchange[] {
  return useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read);
}
