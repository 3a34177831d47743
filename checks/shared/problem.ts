/** A mistake in the docs. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong, and why it matters if that isn't obvious. */
  message: string;
  /** How to fix it, unless the message says so. */
  fix?: string;
}
