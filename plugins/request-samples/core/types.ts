/** A form of a request that is derived from its `http` fence. */
export type RequestLanguage = 'curl' | 'js' | 'client' | 'graphql';

export interface Variant {
  language: RequestLanguage;
  text: string;
}

/** What decides the variants of a request: its fence, and the response below it. */
export interface RequestFence {
  text: string;
  /** Status of the response that the page shows or promises; 200 when it says nothing. */
  status: number;
  /** What kind of body the page shows; undefined when it shows none. */
  body: 'json' | 'text' | undefined;
}

/** Names that the API has for the content types that samples use (`restaurants`, `homepage`). */
export interface ContentTypeNames {
  collections: ReadonlySet<string>;
  singles: ReadonlySet<string>;
}
