import type {RedirectRule} from '../../plugins/redirects/core/types';

/** Addresses within today’s sections that changed since. */
export const current: readonly RedirectRule[] = [
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
