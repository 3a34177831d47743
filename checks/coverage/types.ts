/** One kind of name that users of the CMS write. */
export interface SurfaceKind {
  kind: string;
  names: readonly string[];
  /** Paths of the pages whose mentions count, as prefixes relative to docs/. */
  pages: readonly string[];
  /** Where a missing name should be documented. */
  home: string;
}

export interface KindCoverage {
  kind: string;
  covered: number;
  total: number;
  missing: readonly string[];
  home: string;
}
