import type {Fence} from '../../../src/lib/code/extractFences';
import type {Source} from '../readSources';

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

/** A fenced block of a page, and what it is. */
export interface Sample extends Fence {
  file: string;
  kind: Kind;
}

/** One MDX file with its samples, in order. */
export interface Page extends Source {
  samples: Sample[];
  /** Samples that say why they are not checked. */
  optedOut: Array<{line: number; reason: string}>;
}
