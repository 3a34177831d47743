import type {PagesAnswer} from '../../search/core/passages';

/** A page or heading that an answer rests on. */
export interface Source {
  title: string;
  /** Path within the site, or an http(s) address. */
  url: string;
}

/** A piece of an answer, added to what came before. */
export interface AnswerPart extends PagesAnswer {
  /** Markdown. */
  text?: string;
  sources?: Source[];
}

/** What answers questions in the assistant. */
export interface AnswerProvider {
  /**
   * @param question - what the reader asked
   * @param signal - aborted when the reader cancels
   * @throws AskError when there is no answer
   */
  ask(question: string, signal: AbortSignal): AsyncGenerator<AnswerPart>;
}

/** No answer; the message is shown to the reader. */
export class AskError extends Error {
  override readonly name = 'AskError';
}

/** Who answers. The plugin `ask` hands this to the browser. */
export type AskConfig =
  | {provider: 'embedded'}
  | {
      provider: 'widget';
      /** Address of the widget's script, loaded when a reader opens the assistant for the first time. */
      script: string;
      /** Attributes of the script element, for example `data-website-id`. */
      attributes: Readonly<Record<string, string>>;
      /** Path of the global function that opens the widget, for example `Kapa.open`. */
      open: string;
    }
  | {
      provider: 'http';
      /** Address that takes `{"question"}` by POST and streams the answer. */
      endpoint: string;
      /** Milliseconds without a byte after which the answer counts as failed. */
      timeout: number;
    };
