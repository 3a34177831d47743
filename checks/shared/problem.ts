/** What is wrong, and how to fix it. */
export interface Message {
  /** Includes why it matters if that isn't obvious. */
  message: string;
  /** Missing if the message says it. */
  fix?: string;
}

/** A mistake in the docs. */
export interface Problem extends Message {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
}
