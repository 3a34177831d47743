/** A link of a built page that leads nowhere. */
export interface BrokenTarget {
  /** The link's URL on the built page. */
  href: string;
  /** Path of the target page. */
  path: string;
  /** The missing anchor; absent if the page itself doesn't exist. */
  anchor?: string;
}
