/** One kind of name that users of the CMS write. */
export interface SurfaceKind {
  kind: string;
  names: readonly string[];
  /** Addresses of the pages whose mention counts, as the beginning of their paths in docs/. */
  pages: readonly string[];
  /** Where a missing name would belong. */
  home: string;
}

export interface KindCoverage {
  kind: string;
  covered: number;
  total: number;
  missing: readonly string[];
  home: string;
}
