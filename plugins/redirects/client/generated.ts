// Not a .d.ts file, because the compiler doesn't report mistakes in those.
declare module '@generated/redirects/default/fragments.json' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the declaration of a module has no relative imports
  const table: import('../core/types').FragmentRedirects;
  export default table;
}
