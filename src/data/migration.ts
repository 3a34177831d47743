/** The parts of Strapi that breaking changes are grouped by, in the order of the list on the breaking changes page. */
export const changeAreas = {
  'content-api': 'Content API',
  backend: 'Back-end code',
  database: 'Database',
  configuration: 'Configuration',
  'admin-panel': 'Admin panel and plugins',
  tooling: 'Dependencies and tools',
} as const;

export type ChangeArea = keyof typeof changeAreas;

export const changeAreaNames = Object.keys(changeAreas) as [ChangeArea, ...ChangeArea[]];

/** Codemods of the upgrade tool, by name; a test compares them with those of the version in samples/package.json. */
export const codemods = [
  'comment-out-lifecycle-files',
  'dependency-better-sqlite3',
  'dependency-remove-strapi-plugin-i18n',
  'dependency-upgrade-react-and-react-dom',
  'dependency-upgrade-react-router-dom',
  'dependency-upgrade-styled-components',
  'deprecate-helper-plugin',
  'entity-service-document-service',
  's3-keys-wrapped-in-credentials',
  'sqlite3-to-better-sqlite3',
  'strapi-public-interface',
  'use-uid-for-config-namespace',
  'utils-public-interface',
] as const;

export type CodemodName = (typeof codemods)[number];
