/** One address that moved. Whole addresses are matched, exactly; queries are kept. */
export interface RedirectRule {
  /** Old path, with a fragment where only that part of a page moved: `/dev-docs/cli#ts-generate`. */
  from: string;
  /** New path, with or without a fragment, or an address on another host. */
  to: string;
}
