/** What a fence is, which decides how it is checked. STYLEGUIDE.md, "Samples", is the writer's side of this. */
export type Kind =
  | 'http'
  | 'graphql'
  | 'run'
  | 'code'
  | 'response'
  | 'variables'
  | 'json'
  | 'shell'
  | 'env'
  | 'yaml'
  | 'dockerfile'
  | 'nginx'
  | 'html'
  | 'v4'
  | 'text';

export interface FenceMeta {
  /** Words without a value, such as `run` or `response`. */
  flags: ReadonlySet<string>;
  /** Words with one, such as `title="src/index.ts"`; braces as in `{1,3}` are left out. */
  values: Readonly<Record<string, string>>;
}

/** A fenced block of a page. Lines count from 1. */
export interface Fence {
  file: string;
  /** Line of the opening marker. */
  line: number;
  /** Line of the closing marker. */
  endLine: number;
  /** What stands before the opening marker and is taken off every line. */
  indent: string;
  lang: string;
  meta: FenceMeta;
  text: string;
}

export interface Sample extends Fence {
  kind: Kind;
}

/** One MDX file with its samples, in order. */
export interface Page {
  file: string;
  source: string;
  samples: Sample[];
  /** Samples that say why they are not checked. */
  optedOut: Array<{sample: Fence; reason: string}>;
}

export interface Problem {
  file: string;
  line: number;
  message: string;
  /** What would be right. */
  fix?: string;
}
