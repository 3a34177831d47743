import type {RedirectRule} from '../../plugins/redirects/core/types';

/** URLs within today’s sections that changed since. */
export const current: readonly RedirectRule[] = [
  {from: '/cms/api/graphql#locale-create', to: '/cms/api/graphql/locale#create'},
  {from: '/cms/api/graphql#locale-delete', to: '/cms/api/graphql/locale#delete'},
  {from: '/cms/api/graphql#locale-fetch', to: '/cms/api/graphql/locale#one'},
  {from: '/cms/api/graphql#locale-fetch-all', to: '/cms/api/graphql/locale#all'},
  {from: '/cms/api/graphql#locale-update', to: '/cms/api/graphql/locale#update'},
  {
    from: '/cms/backend-customization/models#attribute-names',
    to: '/cms/backend-customization/models/attributes#attribute-names',
  },
  {
    from: '/cms/backend-customization/models#available-lifecycle-events',
    to: '/cms/backend-customization/models/lifecycle-hooks#available-lifecycle-events',
  },
  {
    from: '/cms/backend-customization/models#blocks',
    to: '/cms/backend-customization/models/attributes#blocks',
  },
  {
    from: '/cms/backend-customization/models#choose-relation',
    to: '/cms/backend-customization/models/relations#choose-relation',
  },
  {
    from: '/cms/backend-customization/models#components-json',
    to: '/cms/backend-customization/models/attributes#components-json',
  },
  {
    from: '/cms/backend-customization/models#conditions',
    to: '/cms/backend-customization/models/attributes#conditions',
  },
  {
    from: '/cms/backend-customization/models#custom-fields',
    to: '/cms/backend-customization/models/attributes#custom-fields',
  },
  {
    from: '/cms/backend-customization/models#database-validations',
    to: '/cms/backend-customization/models/attributes#database-validations',
  },
  {
    from: '/cms/backend-customization/models#date-types',
    to: '/cms/backend-customization/models/attributes#date-types',
  },
  {
    from: '/cms/backend-customization/models#declarative-and-programmatic-usage',
    to: '/cms/backend-customization/models/lifecycle-hooks#declarative-and-programmatic-usage',
  },
  {
    from: '/cms/backend-customization/models#dynamic-zones',
    to: '/cms/backend-customization/models/attributes#dynamic-zones',
  },
  {
    from: '/cms/backend-customization/models#enumeration',
    to: '/cms/backend-customization/models/attributes#enumeration',
  },
  {
    from: '/cms/backend-customization/models#hook-event-object',
    to: '/cms/backend-customization/models/lifecycle-hooks#hook-event-object',
  },
  {
    from: '/cms/backend-customization/models#hooks-by-method',
    to: '/cms/backend-customization/models/lifecycle-hooks#hooks-by-method',
  },
  {
    from: '/cms/backend-customization/models#lifecycle-hooks',
    to: '/cms/backend-customization/models/lifecycle-hooks',
  },
  {
    from: '/cms/backend-customization/models#media',
    to: '/cms/backend-customization/models/attributes#media',
  },
  {
    from: '/cms/backend-customization/models#model-attributes',
    to: '/cms/backend-customization/models/attributes#model-attributes',
  },
  {
    from: '/cms/backend-customization/models#must-be-unique',
    to: '/cms/backend-customization/models/attributes#must-be-unique',
  },
  {
    from: '/cms/backend-customization/models#no-custom-field',
    to: '/cms/backend-customization/models/attributes#no-custom-field',
  },
  {
    from: '/cms/backend-customization/models#number-types',
    to: '/cms/backend-customization/models/attributes#number-types',
  },
  {
    from: '/cms/backend-customization/models#relation-options',
    to: '/cms/backend-customization/models/relations#relation-options',
  },
  {
    from: '/cms/backend-customization/models#relations',
    to: '/cms/backend-customization/models/relations',
  },
  {
    from: '/cms/backend-customization/models#rules-checked',
    to: '/cms/backend-customization/models/attributes#rules-checked',
  },
  {
    from: '/cms/backend-customization/models#structured-types',
    to: '/cms/backend-customization/models/attributes#structured-types',
  },
  {
    from: '/cms/backend-customization/models#text-types',
    to: '/cms/backend-customization/models/attributes#text-types',
  },
  {
    from: '/cms/backend-customization/models#uid-type',
    to: '/cms/backend-customization/models/attributes#uid-type',
  },
  {
    from: '/cms/backend-customization/models#validations',
    to: '/cms/backend-customization/models/attributes#validations',
  },
  {from: '/cms/cli#ts-generate', to: '/cms/cli#strapi-ts'},
  {
    from: '/cms/configurations/guides/configure-sso#login-not-allowed-please-contact-your-administrator',
    to: '/cms/features/sso#locked-out',
  },
  {
    from: '/cms/configurations/guides/configure-sso#the-provider-says-that-the-redirect-uri-doesnt-match',
    to: '/cms/features/sso#redirect-mismatch',
  },
  {
    from: '/cms/configurations/guides/configure-sso#theres-no-button-on-the-login-page',
    to: '/cms/features/sso#no-button',
  },
  {from: '/cms/configurations/guides/public-assets', to: '/cms/features/media-library#public-assets'},
  {from: '/cms/configurations/public-assets', to: '/cms/features/media-library#public-assets'},
  {
    from: '/cms/features/admin-panel#logo-format',
    to: '/cms/admin-panel-customization/logos#wrong-format-uploaded-accepted-formats-only-jpeg-jpg-png-svg',
  },
  {from: '/cms/features/data-management#different-types', to: '/cms/data-management/transfer#different-types'},
  {from: '/cms/features/data-management#invalid-token', to: '/cms/data-management/transfer#invalid-token'},
  {from: '/cms/features/data-management#remote-disabled', to: '/cms/data-management/transfer#remote-disabled'},
  {from: '/cms/features/data-management#wrong-direction', to: '/cms/data-management/transfer#wrong-direction'},
  {
    from: '/cms/features/sso#no-license',
    to: '/cms/configurations/guides/configure-sso#sso-is-disabled-its-functionnalities-cannot-be-accessed',
  },
  {from: '/cms/features/sso#too-late', to: '/cms/configurations/guides/configure-sso#too-late'},
  {from: '/cms/features/users-permissions#add-route', to: '/cms/features/users-permissions/customize#add-route'},
  {from: '/cms/features/users-permissions#block-user', to: '/cms/features/users-permissions/endpoints#block-user'},
  {
    from: '/cms/features/users-permissions#change-password',
    to: '/cms/features/users-permissions/endpoints#change-password',
  },
  {from: '/cms/features/users-permissions#create-user', to: '/cms/features/users-permissions/endpoints#create-user'},
  {from: '/cms/features/users-permissions#customize', to: '/cms/features/users-permissions/customize'},
  {
    from: '/cms/features/users-permissions#email-confirmation',
    to: '/cms/features/users-permissions/endpoints#email-confirmation',
  },
  {from: '/cms/features/users-permissions#extend-auth', to: '/cms/features/users-permissions/customize#extend-auth'},
  {
    from: '/cms/features/users-permissions#forgot-password',
    to: '/cms/features/users-permissions/endpoints#forgot-password',
  },
  {from: '/cms/features/users-permissions#list-users', to: '/cms/features/users-permissions/endpoints#list-users'},
  {from: '/cms/features/users-permissions#manage-roles', to: '/cms/features/users-permissions/endpoints#manage-roles'},
  {from: '/cms/features/users-permissions#me', to: '/cms/features/users-permissions/endpoints#me'},
  {from: '/cms/features/users-permissions#register', to: '/cms/features/users-permissions/endpoints#register'},
  {from: '/cms/features/users-permissions#route-policy', to: '/cms/features/users-permissions/customize#route-policy'},
  {from: '/cms/features/users-permissions#sessions', to: '/cms/features/users-permissions/endpoints#sessions'},
  {
    from: '/cms/features/users-permissions#users-endpoints',
    to: '/cms/features/users-permissions/endpoints#users-endpoints',
  },
  {from: '/cms/installation#database-file', to: '/cms/configurations/database#sqlite-file'},
  {from: '/cms/installation#not-empty', to: '/cms/installation/cli#not-empty'},
  {from: '/cms/installation/cli#no-package-json', to: '/cms/templates#missing-package-json'},
  {from: '/cms/installation/cli#no-template', to: '/cms/templates#could-not-find'},
  {
    from: '/cms/migration/v4-to-v5/additional-resources/introduction#s3',
    to: '/cms/migration/v4-to-v5/breaking-changes/amazon-s3-provider-credentials#migration',
  },
  {from: '/cms/ns/server-api', to: '/cms/plugins-development/server-api'},
  {
    from: '/cms/plugins-development/admin-panel-api#addcomponents',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#addcomponents',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#addmiddlewares',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#addmiddlewares',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#addrbacmiddleware',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#addrbacmiddleware',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#column',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#column',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#createhook',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#createhook',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#hooks-api',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#hooks-api',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#injection-zones-api',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#injection-zones-api',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#own-zones',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#own-zones',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#plugin-apis',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#plugin-apis',
  },
  {
    from: '/cms/plugins-development/admin-panel-api#reducers-api',
    to: '/cms/plugins-development/admin-panel-api/extend-pages#reducers-api',
  },
  {from: '/cms/plugins/admin-panel-api', to: '/cms/plugins-development/admin-panel-api'},
  {from: '/cms/plugins/developing-plugins', to: '/cms/plugins-development/developing-plugins'},
  {from: '/cms/plugins/graphql#extending', to: '/cms/plugins/graphql/resolvers#extending'},
  {from: '/cms/plugins/graphql#middlewares', to: '/cms/plugins/graphql/resolvers#middlewares'},
  {from: '/cms/plugins/graphql#order', to: '/cms/plugins/graphql/resolvers#order'},
  {from: '/cms/plugins/graphql#policies', to: '/cms/plugins/graphql/resolvers#policies'},
  {from: '/cms/plugins/graphql#policy-not-found', to: '/cms/plugins/graphql/resolvers#policy-not-found'},
  {from: '/cms/plugins/graphql#resolver-auth', to: '/cms/plugins/graphql/resolvers#resolver-auth'},
  {from: '/cms/plugins/graphql#resolvers-config', to: '/cms/plugins/graphql/resolvers#resolvers-config'},
  {from: '/cms/plugins/server-api', to: '/cms/plugins-development/server-api'},
  {from: '/cms/strapi-utils', to: '/cms/backend-customization/utils'},
  {from: '/cms/templates#language', to: '/cms/installation/cli#conflicting-options'},
  {from: '/cms/testing#error-bindings', to: '/cms/installation#npm-warnings'},
  {from: '/cms/testing#error-node-version', to: '/cms/installation#compiled-for-another-node'},
  {from: '/cms/upgrade-tool#broken-panel', to: '/cms/upgrades#blank-panel'},
  {from: '/status', to: '/'},
];
