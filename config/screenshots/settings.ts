import type {Shots} from './types';

/** Screenshots of the settings. */
export const settings = {
  'api-tokens': {
    alt: 'The API tokens of a new app in the settings: Full Access and Read Only',
    path: '/settings/api-tokens',
    ready: 'Read Only',
    before:
      "await strapi.db.query('admin::api-token').deleteMany({where: {name: {$in: ['Full access', 'Read only']}}});",
    focus: 'view',
  },
  'public-role': {
    alt: 'The permissions of the Public role in the settings of the Users & Permissions plugin',
    path: '/settings/users-permissions/roles',
    ready: 'Public',
    steps: async (page) => {
      await page.getByText('Public', {exact: true}).first().click();
      await page.getByRole('button', {name: /Restaurant/}).click();
    },
    window: {height: 900},
    focus: 'view',
  },
  locales: {
    alt: 'The English and French locales in the internationalization settings',
    path: '/settings/internationalization',
    ready: 'French',
    focus: 'view',
  },
} satisfies Shots;
