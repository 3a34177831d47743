import type {Page} from '../../shared/samples/types';
import type {Mutation} from './mutate';

/** A page with a mistake in one of its samples. */
export interface Mutant extends Mutation {
  /** The page as it is. */
  original: Page;
  /** The page with the mistake; its path is that of no other. */
  page: Page;
  /** Index of the sample in both. */
  index: number;
  /** Kind of the fence, as results are counted. */
  kind: string;
}
