/** A mistake in a fence; `line` counts from its opening marker. */
export interface Finding {
  message: string;
  fix?: string;
  line?: number;
}
