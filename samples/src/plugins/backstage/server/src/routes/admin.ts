const allowed = (action: string) => [
  'admin::isAuthenticatedAdmin',
  { name: 'admin::hasPermissions', config: { actions: [`plugin::backstage.${action}`] } },
];

export default {
  type: 'admin',
  routes: [
    {
      method: 'GET',
      path: '/notes',
      handler: 'note.find',
      config: { policies: allowed('read') },
    },
    {
      method: 'POST',
      path: '/notes',
      handler: 'note.create',
      config: { policies: [...allowed('write'), 'plugin::backstage.known-target'] },
    },
    {
      method: 'PUT',
      path: '/notes/:documentId',
      handler: 'note.update',
      config: { policies: allowed('write') },
    },
    {
      method: 'GET',
      path: '/settings',
      handler: 'settings.find',
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
    {
      method: 'PUT',
      path: '/settings',
      handler: 'settings.update',
      config: { policies: allowed('settings') },
    },
  ],
};
