import type {Fence} from '../../../src/lib/code/extractFences';
import type {Source} from '../readSources';
import type {Message} from '../problem';

/** The kind of a fence, which determines how it's checked. STYLEGUIDE.md, "Samples", explains it to writers. */
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

/** A fenced block of a page, with its kind. */
export interface Sample extends Fence {
  file: string;
  kind: Kind;
}

/** A mistake in a sample. */
export interface Finding extends Message {
  /** In the sample, from 1. */
  line: number;
}

/** One MDX file with its samples, in order. */
export interface Page extends Source {
  samples: Sample[];
  /** Samples that opt out of checks, with their reasons. */
  optedOut: Array<{line: number; reason: string}>;
}
