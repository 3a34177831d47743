import type {RedirectRule} from '../../plugins/redirects/core/types';

/** Addresses within today’s sections that changed since. */
export const current: readonly RedirectRule[] = [
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
  {from: '/cms/configurations/guides/public-assets', to: '/cms/features/media-library#public-assets'},
  {from: '/cms/configurations/public-assets', to: '/cms/features/media-library#public-assets'},
  {from: '/cms/ns/server-api', to: '/cms/plugins-development/server-api'},
  {from: '/cms/plugins/admin-panel-api', to: '/cms/plugins-development/admin-panel-api'},
  {from: '/cms/plugins/developing-plugins', to: '/cms/plugins-development/developing-plugins'},
  {from: '/cms/plugins/server-api', to: '/cms/plugins-development/server-api'},
  {from: '/cms/strapi-utils', to: '/cms/backend-customization/utils'},
  {from: '/status', to: '/'},
];
