/** A link of a built page that leads nowhere. */
export interface BrokenTarget {
  /** The link as the built page has it. */
  href: string;
  /** Path of the page that it names. */
  path: string;
  /** Anchor that the page lacks; absent when the page itself does not exist. */
  anchor?: string;
}
