// Not a .d.ts, whose mistakes the compiler would not report.
declare module '@generated/breaking-changes/default/changes.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the declaration of a module has no relative imports
  const changes: ReadonlyArray<import('../core/types').BreakingChange>;
  export default changes;
}
