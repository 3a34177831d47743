import type {Page} from '../../shared/samples/types';
import type {Mutation} from './mutate';

/** A page with a mistake in one of its samples. */
export interface Mutant extends Mutation {
  /** The page without the mistake. */
  original: Page;
  /** The page with the mistake, with a unique path. */
  page: Page;
  /** Index of the sample in both. */
  index: number;
  /** Kind of the fence, by which results are counted. */
  kind: string;
}
