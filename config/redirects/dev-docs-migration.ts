import type {RedirectRule} from '../../plugins/redirects/core/types';

/** Migration guides below `/dev-docs/migration`. */
export const devDocsMigration: readonly RedirectRule[] = [
  {
    from: '/dev-docs/migration/v3-to-v4/code-migration',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code-migration',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/backend',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/backend',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/configuration',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/configuration',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/content-type-schema',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/content-type-schema',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/controllers',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/controllers',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/dependencies',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/dependencies',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/frontend',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/frontend',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/global-middlewares',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/global-middlewares',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/graphql',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/graphql',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/policies',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/policies',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/route-middlewares',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/route-middlewares',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/routes',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/routes',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/services',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/services',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/strapi-global',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/strapi-global',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/theming',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/theming',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/translations',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/translations',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/webpack',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/webpack',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/code/wysiwyg',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/wysiwyg',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/data-migration',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data-migration',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/data/mongo',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/mongo',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/data/mongo-sql-cheatsheet',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/mongo-sql-cheatsheet',
  },
  {from: '/dev-docs/migration/v3-to-v4/data/sql', to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/sql'},
  {
    from: '/dev-docs/migration/v3-to-v4/data/sql-relations',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/sql-relations',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/plugin-migration',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin-migration',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/plugin/enable-plugin',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/enable-plugin',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/plugin/migrate-back-end',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/migrate-back-end',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/plugin/migrate-front-end',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/migrate-front-end',
  },
  {
    from: '/dev-docs/migration/v3-to-v4/plugin/update-folder-structure',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/update-folder-structure',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
    to: '/cms/migration/v4-to-v5/additional-resources/from-entity-service-to-document-service',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/helper-plugin',
    to: '/cms/migration/v4-to-v5/additional-resources/helper-plugin',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/introduction',
    to: '/cms/migration/v4-to-v5/additional-resources/introduction',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/additional-resources/plugins-migration',
    to: '/cms/migration/v4-to-v5/additional-resources/plugins-migration',
  },
  {from: '/dev-docs/migration/v4-to-v5/breaking-changes', to: '/cms/migration/v4-to-v5/breaking-changes'},
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/admin-panel-rbac-store-updated',
    to: '/cms/migration/v4-to-v5/breaking-changes/admin-panel-rbac-store-updated',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/attributes-and-content-types-names-reserved',
    to: '/cms/migration/v4-to-v5/breaking-changes/attributes-and-content-types-names-reserved',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/components-and-dynamic-zones-do-not-return-id',
    to: '/cms/migration/v4-to-v5/breaking-changes/components-and-dynamic-zones-do-not-return-id',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/core-service-methods-use-document-service',
    to: '/cms/migration/v4-to-v5/breaking-changes/core-service-methods-use-document-service',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/database-columns',
    to: '/cms/migration/v4-to-v5/breaking-changes/database-columns',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/database-identifiers-shortened',
    to: '/cms/migration/v4-to-v5/breaking-changes/database-identifiers-shortened',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/default-index-removed',
    to: '/cms/migration/v4-to-v5/breaking-changes/default-index-removed',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/default-input-validation',
    to: '/cms/migration/v4-to-v5/breaking-changes/default-input-validation',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/edit-view-layout-and-list-view-layout-rewritten',
    to: '/cms/migration/v4-to-v5/breaking-changes/edit-view-layout-and-list-view-layout-rewritten',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/entity-service-deprecated',
    to: '/cms/migration/v4-to-v5/breaking-changes/entity-service-deprecated',
  },
  {from: '/dev-docs/migration/v4-to-v5/breaking-changes/fetch', to: '/cms/migration/v4-to-v5/breaking-changes/fetch'},
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/get-where-removed',
    to: '/cms/migration/v4-to-v5/breaking-changes/get-where-removed',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/graphql-api-updated',
    to: '/cms/migration/v4-to-v5/breaking-changes/graphql-api-updated',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/helper-plugin-deprecated',
    to: '/cms/migration/v4-to-v5/breaking-changes/helper-plugin-deprecated',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/i18n-content-manager-locale',
    to: '/cms/migration/v4-to-v5/breaking-changes/i18n-content-manager-locale',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/inject-content-manager-component',
    to: '/cms/migration/v4-to-v5/breaking-changes/inject-content-manager-component',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/is-supported-image-removed',
    to: '/cms/migration/v4-to-v5/breaking-changes/is-supported-image-removed',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/koa-body-v6',
    to: '/cms/migration/v4-to-v5/breaking-changes/koa-body-v6',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/license-only',
    to: '/cms/migration/v4-to-v5/breaking-changes/license-only',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/lifecycle-hooks-document-service',
    to: '/cms/migration/v4-to-v5/breaking-changes/lifecycle-hooks-document-service',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/mailgun-provider-variables',
    to: '/cms/migration/v4-to-v5/breaking-changes/mailgun-provider-variables',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/model-config-path-uses-uid',
    to: '/cms/migration/v4-to-v5/breaking-changes/model-config-path-uses-uid',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/mysql5-unsupported',
    to: '/cms/migration/v4-to-v5/breaking-changes/mysql5-unsupported',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/new-response-format',
    to: '/cms/migration/v4-to-v5/breaking-changes/new-response-format',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/no-find-page-in-document-service',
    to: '/cms/migration/v4-to-v5/breaking-changes/no-find-page-in-document-service',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/no-locale-all',
    to: '/cms/migration/v4-to-v5/breaking-changes/no-locale-all',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/no-shared-population-strategy-components-dynamic-zones',
    to: '/cms/migration/v4-to-v5/breaking-changes/no-shared-population-strategy-components-dynamic-zones',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/no-upload-at-entry-creation',
    to: '/cms/migration/v4-to-v5/breaking-changes/no-upload-at-entry-creation',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/only-better-sqlite3-for-sqlite',
    to: '/cms/migration/v4-to-v5/breaking-changes/only-better-sqlite3-for-sqlite',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/only-mysql2-package-for-mysql',
    to: '/cms/migration/v4-to-v5/breaking-changes/only-mysql2-package-for-mysql',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/publication-state-removed',
    to: '/cms/migration/v4-to-v5/breaking-changes/publication-state-removed',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/publishedat-always-set-when-dandp-disabled',
    to: '/cms/migration/v4-to-v5/breaking-changes/publishedat-always-set-when-dandp-disabled',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/publishedat-removed',
    to: '/cms/migration/v4-to-v5/breaking-changes',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/react-router-dom-6',
    to: '/cms/migration/v4-to-v5/breaking-changes/react-router-dom-6',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/redux-content-manager-app-state',
    to: '/cms/migration/v4-to-v5/breaking-changes/redux-content-manager-app-state',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/register-allowed-fields',
    to: '/cms/migration/v4-to-v5/breaking-changes/register-allowed-fields',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/remove-webhook-populate-relations',
    to: '/cms/migration/v4-to-v5/breaking-changes/remove-webhook-populate-relations',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/removed-support-for-some-env-options',
    to: '/cms/migration/v4-to-v5/breaking-changes/removed-support-for-some-env-options',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/server-default-log-level',
    to: '/cms/migration/v4-to-v5/breaking-changes/server-default-log-level',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/server-proxy',
    to: '/cms/migration/v4-to-v5/breaking-changes/server-proxy',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/sort-by-id',
    to: '/cms/migration/v4-to-v5/breaking-changes/sort-by-id',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/strapi-container',
    to: '/cms/migration/v4-to-v5/breaking-changes/strapi-container',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/strapi-imports',
    to: '/cms/migration/v4-to-v5/breaking-changes/strapi-imports',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/strapi-utils-refactored',
    to: '/cms/migration/v4-to-v5/breaking-changes/strapi-utils-refactored',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/strict-requirements-config-files',
    to: '/cms/migration/v4-to-v5/breaking-changes/strict-requirements-config-files',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/templates',
    to: '/cms/migration/v4-to-v5/breaking-changes/templates',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/upgrade-to-apollov4',
    to: '/cms/migration/v4-to-v5/breaking-changes/upgrade-to-apollov4',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/use-document-id',
    to: '/cms/migration/v4-to-v5/breaking-changes/use-document-id',
  },
  {from: '/dev-docs/migration/v4-to-v5/breaking-changes/vite', to: '/cms/migration/v4-to-v5/breaking-changes/vite'},
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/webpack-aliases-removed',
    to: '/cms/migration/v4-to-v5/breaking-changes/webpack-aliases-removed',
  },
  {
    from: '/dev-docs/migration/v4-to-v5/breaking-changes/yarn-not-default',
    to: '/cms/migration/v4-to-v5/breaking-changes/yarn-not-default',
  },
  {from: '/dev-docs/migration/v4-to-v5/introduction-and-faq', to: '/cms/migration/v4-to-v5/introduction-and-faq'},
  {from: '/dev-docs/migration/v4-to-v5/step-by-step', to: '/cms/migration/v4-to-v5/step-by-step'},
];
