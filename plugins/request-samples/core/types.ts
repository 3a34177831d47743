/** A form of a request that is derived from its `http` fence. */
export type RequestLanguage = 'curl' | 'js' | 'client' | 'graphql';

export interface Variant {
  language: RequestLanguage;
  text: string;
}

/** What the forms of a request depend on: its fence, and the response below it. */
export interface RequestFence {
  text: string;
  /** Status of the response according to the page; 200 if the page doesn't state one. */
  status: number;
  /** Type of the response body on the page; `undefined` if it shows none. */
  body: 'json' | 'text' | undefined;
}

/** API names of the content types in samples (`restaurants`, `homepage`). */
export interface ContentTypeNames {
  collections: ReadonlySet<string>;
  singles: ReadonlySet<string>;
}
