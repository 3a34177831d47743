/** Everything that a built page depends on except its own text, as paths from the root of the repository. */
export const siteSources: readonly string[] = [
  'src',
  'plugins',
  'config',
  'host',
  'tools',
  'static',
  'tests/support',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  // The samples' content types, and the version of Strapi that they run on.
  'samples/src',
  'samples/package.json',
];
