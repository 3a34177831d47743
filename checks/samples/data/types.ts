import type {Message} from '../../shared/problem';

/** A mistake in a fence; `line` counts from its opening marker. */
export interface Finding extends Message {
  line?: number;
}
