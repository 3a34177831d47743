/** A URL that moved. It's matched exactly and in full, and queries are kept. */
export interface RedirectRule {
  /** Old path, with a fragment if only a part of the page moved: `/dev-docs/cli#ts-generate`. */
  from: string;
  /** New path, with or without a fragment, or a URL on another host. */
  to: string;
}

/** Targets of whole paths, by old path. */
export type PathRedirects = Readonly<Record<string, string>>;

/** Targets of page fragments, by path and then by fragment (without `#`). */
export type FragmentRedirects = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface CompiledRedirects {
  paths: PathRedirects;
  fragments: FragmentRedirects;
}
