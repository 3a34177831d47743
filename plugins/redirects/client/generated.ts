// Not a .d.ts, whose mistakes the compiler would not report.
declare module '@generated/redirects/default/fragments.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the declaration of a module has no relative imports
  const table: import('../core/types').FragmentRedirects;
  export default table;
}
