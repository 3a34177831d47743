import type {PagesAnswer} from '../../search/core/passages';

/** A page or section that an answer is based on. */
export interface Source {
  title: string;
  /** Path within the site, or an http(s) URL. */
  url: string;
}

/** A piece of an answer, appended to the previous ones. */
export interface AnswerPart extends PagesAnswer {
  text?: string;
  sources?: Source[];
}

/** Provides the assistant's answers. */
export interface AnswerProvider {
  /**
   * @param question - the reader's question
   * @param signal - aborted when the reader cancels
   * @throws AskError if there's no answer
   */
  ask(question: string, signal: AbortSignal): AsyncGenerator<AnswerPart>;
}

/** A failure to answer; the message is shown to the reader. */
export class AskError extends Error {
  override readonly name = 'AskError';
}

/** Who provides the answers. The `ask` plugin passes this to the browser. */
export type AskConfig =
  | {provider: 'embedded'}
  | {
      provider: 'widget';
      /** URL of the widget's script, loaded when a reader first opens the assistant. */
      script: string;
      /** Attributes of the script element, for example `data-website-id`. */
      attributes: Readonly<Record<string, string>>;
      /** Path of the global function that opens the widget, such as `Kapa.open`. */
      open: string;
    }
  | {
      provider: 'http';
      /** Endpoint that accepts a POST request with `{"question"}` and streams the answer. */
      endpoint: string;
      /** Milliseconds without any data after which the request counts as failed. */
      timeout: number;
    };
