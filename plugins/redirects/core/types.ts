/** One address that moved. Whole addresses are matched, exactly; queries are kept. */
export interface RedirectRule {
  /** Old path, with a fragment where only that part of a page moved: `/dev-docs/cli#ts-generate`. */
  from: string;
  /** New path, with or without a fragment, or an address on another host. */
  to: string;
}

/** Where a whole path leads, by old path. */
export type PathRedirects = Readonly<Record<string, string>>;

/** Where the parts of a page lead, by path and then by fragment (without `#`). */
export type FragmentRedirects = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface CompiledRedirects {
  paths: PathRedirects;
  fragments: FragmentRedirects;
}

/** What the configuration gives. */
export interface Options {
  rules: readonly RedirectRule[];
}

export type PluginOptions = Options & {id: string};
