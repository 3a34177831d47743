import type {RedirectRule} from '../../plugins/redirects/core/types';

/** URLs of the developer docs before `/dev-docs`. */
export const developerDocs: readonly RedirectRule[] = [
  {from: '/developer-', to: '/cms/intro'},
  {from: '/developer-docs', to: '/cms/intro'},
  {from: '/developer-docs/getting-started/troublshooting.html', to: '/cms/faq'},
  {from: '/developer-docs/latest/developer-resources/cli/CLI.html', to: '/cms/cli'},
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations.html',
    to: 'https://strapi.io/integrations',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/11ty.html',
    to: 'https://strapi.io/integrations/11ty-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/angular.html',
    to: 'https://strapi.io/integrations/angular-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/dart.html',
    to: 'https://strapi.io/integrations/dart-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/flutter.html',
    to: 'https://strapi.io/integrations/flutter-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/gatsby.html',
    to: 'https://strapi.io/integrations/gatsby-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/go.html',
    to: 'https://strapi.io/integrations/go-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/graphql.html',
    to: '/cms/plugins/graphql',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/gridsome.html',
    to: 'https://strapi.io/integrations/gridsome-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/jekyll.html',
    to: 'https://strapi.io/integrations/jekyll-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/laravel.html',
    to: 'https://strapi.io/integrations/laravel-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/next-js.html',
    to: 'https://strapi.io/integrations/nextjs-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/nuxt-js.html',
    to: 'https://strapi.io/integrations/nuxtjs-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/php.html',
    to: 'https://strapi.io/integrations/php-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/python.html',
    to: 'https://strapi.io/integrations/python-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/react.html',
    to: 'https://strapi.io/integrations/react-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/ruby.html',
    to: 'https://strapi.io/integrations/ruby-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/sapper.html',
    to: 'https://strapi.io/integrations/sapper-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/svelte.html',
    to: 'https://strapi.io/integrations/svelte-cms',
  },
  {
    from: '/developer-docs/latest/developer-resources/content-api/integrations/vue-js.html',
    to: 'https://strapi.io/integrations/vuejs-cms',
  },
  {from: '/developer-docs/latest/developer-resources/data-management.html', to: '/cms/features/data-management'},
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service-api.html',
    to: '/cms/api/entity-service',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/components-dynamic-zones.html',
    to: '/cms/api/entity-service/components-dynamic-zones',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/crud.html',
    to: '/cms/api/entity-service/crud',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/filter.html',
    to: '/cms/api/entity-service/filter',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/order-pagination.html',
    to: '/cms/api/entity-service/order-pagination',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/entity-service/populate.html',
    to: '/cms/api/entity-service/populate',
  },
  {from: '/developer-docs/latest/developer-resources/database-apis-reference/graphql-api.html', to: '/cms/api/graphql'},
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine-api.html',
    to: '/cms/api/query-engine',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/bulk-operations.html',
    to: '/cms/api/query-engine/bulk-operations',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/filtering.html',
    to: '/cms/api/query-engine/filtering',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/order-pagination.html',
    to: '/cms/api/query-engine/order-pagination',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/populating.html',
    to: '/cms/api/query-engine/populating',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/query-engine/single-operations.html',
    to: '/cms/api/query-engine/single-operations',
  },
  {from: '/developer-docs/latest/developer-resources/database-apis-reference/rest-api.html', to: '/cms/api/rest'},
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest-api/filtering-locale-publication.html',
    to: '/cms/api/rest/filters',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/api-parameters.html',
    to: '/cms/api/rest/parameters',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/filtering-locale-publication.html',
    to: '/cms/api/rest/filters',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/populating-fields.html',
    to: '/cms/api/rest/populate-select',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/relations-reordering.html',
    to: '/cms/api/rest/relations',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/relations.html',
    to: '/cms/api/rest/relations',
  },
  {
    from: '/developer-docs/latest/developer-resources/database-apis-reference/rest/sort-pagination.html',
    to: '/cms/api/rest/sort-pagination',
  },
  {from: '/developer-docs/latest/developer-resources/database-migrations.html', to: '/cms/database-migrations'},
  {
    from: '/developer-docs/latest/developer-resources/database-pabase-apis-reference/rest-reference/rest-api.html',
    to: '/cms/api/rest',
  },
  {from: '/developer-docs/latest/developer-resources/error-handling.html', to: '/cms/error-handling'},
  {from: '/developer-docs/latest/developer-resources/global-strapi/api-reference.html', to: '/cms/cli'},
  {
    from: '/developer-docs/latest/developer-resources/plugin-api-reference/admin-panel.html',
    to: '/cms/plugins-development/admin-panel-api',
  },
  {
    from: '/developer-docs/latest/developer-resources/plugin-api-reference/server.html',
    to: '/cms/plugins-development/server-api',
  },
  {from: '/developer-docs/latest/developer-resources/unit-testing.html', to: '/cms/testing'},
  {from: '/developer-docs/latest/development/admin-customization.html', to: '/cms/admin-panel-customization'},
  {from: '/developer-docs/latest/development/backend-customization', to: '/cms/backend-customization'},
  {from: '/developer-docs/latest/development/backend-customization.html', to: '/cms/backend-customization'},
  {
    from: '/developer-docs/latest/development/backend-customization/controllers.html',
    to: '/cms/backend-customization/controllers',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/middlewares.html',
    to: '/cms/backend-customization/middlewares',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/models.html',
    to: '/cms/backend-customization/models',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/policies.html',
    to: '/cms/backend-customization/policies',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/requests-responses.html',
    to: '/cms/backend-customization/requests-responses',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/routes.html',
    to: '/cms/backend-customization/routes',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/services.html',
    to: '/cms/backend-customization/services',
  },
  {
    from: '/developer-docs/latest/development/backend-customization/webhooks.html',
    to: '/cms/backend-customization/webhooks',
  },
  {from: '/developer-docs/latest/development/custom-field.html', to: '/cms/features/custom-fields'},
  {from: '/developer-docs/latest/development/custom-fields', to: '/cms/features/custom-fields'},
  {from: '/developer-docs/latest/development/custom-fields.html', to: '/cms/features/custom-fields'},
  {from: '/developer-docs/latest/development/error-handling.html', to: '/cms/error-handling'},
  {
    from: '/developer-docs/latest/development/plugins-development.html',
    to: '/cms/plugins-development/developing-plugins',
  },
  {from: '/developer-docs/latest/development/plugins-extension.html', to: '/cms/plugins-development/plugins-extension'},
  {from: '/developer-docs/latest/development/typescript.html', to: '/cms/typescript'},
  {from: '/developer-docs/latest/getting-started/introduction', to: '/'},
  {from: '/developer-docs/latest/getting-started/introduction.html', to: '/cms/intro'},
  {from: '/developer-docs/latest/getting-started/quick-start', to: '/cms/quick-start'},
  {from: '/developer-docs/latest/getting-started/quick-start.html', to: '/cms/quick-start'},
  {
    from: '/developer-docs/latest/getting-started/quick-start.html%23_1-install-strapi-and-create-a-new-project',
    to: '/cms/quick-start',
  },
  {from: '/developer-docs/latest/getting-started/troubleshooting.html', to: '/cms/faq'},
  {from: '/developer-docs/latest/getting-started/usage-information.html', to: '/cms/usage-information'},
  {from: '/developer-docs/latest/guides/auth-request.html', to: '/cms/intro'},
  {from: '/developer-docs/latest/guides/draft.html', to: '/cms/features/draft-and-publish#publishing-a-draft'},
  {from: '/developer-docs/latest/guides/external-data.html', to: 'https://strapi.io/integrations'},
  {from: '/developer-docs/latest/guides/jwt-validation.html', to: '/cms/features/users-permissions'},
  {
    from: '/developer-docs/latest/guides/process-manager.html',
    to: 'https://forum.strapi.io/t/how-to-use-pm2-process-manager-with-strapi/',
  },
  {from: '/developer-docs/latest/guides/registering-a-field-in-admin.html', to: '/cms/features/custom-fields'},
  {from: '/developer-docs/latest/guides/unit-testing.html', to: '/cms/testing'},
  {from: '/developer-docs/latest/plugins/documentation.html', to: '/cms/plugins/documentation'},
  {from: '/developer-docs/latest/plugins/email.html', to: '/cms/features/email'},
  {from: '/developer-docs/latest/plugins/graphql.html', to: '/cms/plugins/graphql'},
  {from: '/developer-docs/latest/plugins/i18n.html', to: '/cms/features/internationalization'},
  {from: '/developer-docs/latest/plugins/plugins.html', to: '/cms/plugins-development/developing-plugins'},
  {from: '/developer-docs/latest/plugins/sentry.html', to: '/cms/plugins/sentry'},
  {from: '/developer-docs/latest/plugins/users-permissions.html', to: '/cms/features/users-permissions'},
  {from: '/developer-docs/latest/setup-deployment-guides/configurations.html', to: '/cms/configurations'},
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/databases/sqlite.html',
    to: '/cms/configurations/database',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/admin-panel.html',
    to: '/cms/configurations/admin-panel',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/api-tokens.html',
    to: '/cms/features/api-tokens',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/api.html',
    to: '/cms/configurations/api',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/cronjobs.html',
    to: '/cms/configurations/cron',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/environment.html',
    to: '/cms/configurations/environment',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/functions.html',
    to: '/cms/configurations/functions',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/plugins.html',
    to: '/cms/configurations/plugins',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/public-assets.html',
    to: '/cms/features/media-library#public-assets',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/rbac.html',
    to: '/cms/configurations/guides/rbac',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/sso.html',
    to: '/cms/configurations/guides/configure-sso',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/optional/typescript.html',
    to: '/cms/configurations/typescript',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/admin-panel.html',
    to: '/cms/configurations/admin-panel',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/databases.html',
    to: '/cms/configurations/database',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/middlewares.html',
    to: '/cms/configurations/middlewares',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/configurations/required/server.html',
    to: '/cms/configurations/server',
  },
  {from: '/developer-docs/latest/setup-deployment-guides/deployment.html', to: '/cms/deployment'},
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/21yunbox.html',
    to: '/cms/deployment',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/amazon-aws.html',
    to: 'https://strapi.io/integrations/aws',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/azure.html',
    to: 'https://strapi.io/integrations/azure',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/digitalocean-app-platform.html',
    to: 'https://strapi.io/integrations/digital-ocean',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/digitalocean.html',
    to: 'https://strapi.io/integrations/digital-ocean',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/google-app-engine.html',
    to: 'https://forum.strapi.io/t/strapi-v4-on-google-app-engine/28629',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/google-app-engine.html.',
    to: '/cms/deployment',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/heroku.html',
    to: 'https://strapi.io/integrations/heroku',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/qovery.html',
    to: 'https://forum.strapi.io/t/qovery-deployment/21931',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/hosting-guides/render.html',
    to: 'https://forum.strapi.io/t/render-deployment/21932',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/optional-software/caddy-proxy.html',
    to: 'https://forum.strapi.io/t/caddy-proxying-with-strapi/',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/optional-software/haproxy-proxy.html',
    to: 'https://forum.strapi.io/t/haproxy-proxying-with-strapi/',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/optional-software/nginx-proxy.html',
    to: 'https://forum.strapi.io/t/nginx-proxing-with-strapi/',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/deployment/optional-software/process-manager.html',
    to: 'https://forum.strapi.io/t/how-to-use-pm2-process-manager-with-strapi/',
  },
  {from: '/developer-docs/latest/setup-deployment-guides/deployment/strapi-cloud.html', to: '/cloud/intro'},
  {from: '/developer-docs/latest/setup-deployment-guides/file-structure', to: '/cms/project-structure'},
  {from: '/developer-docs/latest/setup-deployment-guides/file-structure.html', to: '/cms/project-structure'},
  {from: '/developer-docs/latest/setup-deployment-guides/installation.html', to: '/cms/installation'},
  {from: '/developer-docs/latest/setup-deployment-guides/installation/cli.html', to: '/cms/installation/cli'},
  {
    from: '/developer-docs/latest/setup-deployment-guides/installation/digitalocean-one-click',
    to: 'https://strapi.io/integrations/digital-ocean',
  },
  {
    from: '/developer-docs/latest/setup-deployment-guides/installation/digitalocean-one-click.html',
    to: 'https://strapi.io/integrations/digital-ocean',
  },
  {from: '/developer-docs/latest/setup-deployment-guides/installation/docker.html', to: '/cms/installation/docker'},
  {from: '/developer-docs/latest/setup-deployment-guides/installation/templates.html', to: '/cms/templates'},
  {from: '/developer-docs/latest/update-migration-guides/migration-guides.html', to: '/cms/upgrades'},
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code-migration.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code-migration',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code-migration',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/configuration.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/configuration',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/controllers.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/controllers',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/dependencies.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/dependencies',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/global-middlewares.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/global-middlewares',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/graphql.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/graphql',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/policies.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/policies',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/route-middlewares.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/route-middlewares',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/routes.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/routes',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/backend/services.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/services',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/frontend.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/frontend',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/frontend/strapi-global.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/strapi-global',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/frontend/theming.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/theming',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/frontend/translations.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/translations',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/frontend/webpack.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/webpack',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/code/frontend/wysiwyg.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/code/wysiwyg',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/data-migration.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data-migration',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/data/mongo-sql-cheatsheet.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/mongo-sql-cheatsheet',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/data/mongo.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/mongo',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/data/sql-relations.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/sql-relations',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/data/sql.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/data/sql',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/plugin-migration.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin-migration',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/plugin/enable-plugin.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/enable-plugin',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/plugin/migrate-back-end.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/update-folder-structure',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/plugin/migrate-front-end.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/update-folder-structure',
  },
  {
    from: '/developer-docs/latest/update-migration-guides/migration-guides/v4/plugin/update-folder-structure.html',
    to: 'https://docs-v4.strapi.io/dev-docs/migration/v3-to-v4/plugin/update-folder-structure',
  },
  {from: '/developer-docs/latest/update-migration-guides/update-version.html', to: '/cms/upgrades'},
];
