/** A mistake in the docs. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** What is wrong, and why that matters where it isn't obvious. */
  message: string;
  /** What to do about it, unless the message says so. */
  fix?: string;
}
