import type { Core } from '@strapi/strapi';

const actions = [
  { section: 'plugins', displayName: 'Read', uid: 'read', subCategory: 'notes', pluginName: 'backstage' },
  { section: 'plugins', displayName: 'Write', uid: 'write', subCategory: 'notes', pluginName: 'backstage' },
  {
    section: 'settings',
    displayName: 'Access the Backstage settings',
    uid: 'settings',
    category: 'backstage',
    pluginName: 'backstage',
  },
];

/** Makes the permissions known, sets the first settings, and starts the nightly clean-up. */
export default async ({ strapi }: { strapi: Core.Strapi }) => {
  await strapi.service('admin::permission').actionProvider.registerMany(actions);
  await strapi.plugin('backstage').service('settings').setDefaults();

  strapi.cron.add({
    'backstage-clean-up': {
      task: () => strapi.plugin('backstage').service('note').cleanUp(),
      options: { rule: '0 0 3 * * *' },
    },
  });
};
