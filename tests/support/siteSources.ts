/** All that a built page depends on, apart from its own text, as paths from the root of the repository. */
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
  // Content types of the samples, and the version of Strapi that they run against.
  'samples/src',
  'samples/package.json',
];
