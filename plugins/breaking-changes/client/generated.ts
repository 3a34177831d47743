// Not a .d.ts file, because the compiler doesn't report mistakes in those.
declare module '@generated/breaking-changes/default/changes.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the declaration of a module has no relative imports
  const changes: ReadonlyArray<import('../core/types').BreakingChange>;
  export default changes;
}
