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

export default async ({ strapi }: { strapi: Core.Strapi }) => {
  await strapi.service('admin::permission').actionProvider.registerMany(actions);

  strapi.cron.add({
    'backstage-clean-up': {
      task: () => strapi.plugin('backstage').service('cleanup').deleteOld(),
      options: { rule: '0 0 3 * * *' },
    },
  });
};
