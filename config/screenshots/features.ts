import type {Shots} from './types';

/** Screenshots of tasks that pages about features explain. */
export const features = {
  home: {
    alt: "The admin panel's homepage, with widgets for the last edited and last published entries",
    path: '/',
    ready: 'Last published entries',
    window: {height: 900},
    focus: 'view',
  },
  'home-add-widget': {
    alt: 'The Add Widget dialog, which offers the Project statistics widget that was removed from the homepage',
    path: '/',
    ready: 'Last published entries',
    steps: async (page) => {
      await page.getByText('Project statistics').hover();
      await page.getByRole('button', {name: 'Delete'}).last().click();
      await page.getByRole('button', {name: 'Add Widget'}).first().click();
      await page.getByRole('dialog').waitFor();
    },
    focus: 'dialog',
  },
  profile: {
    alt: "An administrator's profile, with the name, password, interface language, and interface mode",
    path: '/me',
    ready: 'Change password',
    window: {height: 1200},
    focus: 'view',
  },
  overview: {
    alt: 'The Overview page in the settings, with the versions, the current plan, and two logos you can change',
    path: '/settings/application-infos',
    ready: 'Customization',
    focus: 'view',
  },
  'log-in': {
    alt: 'The login page, with fields for email and password and the Remember me checkbox',
    path: '/auth/login',
    ready: 'Remember me',
    signedOut: true,
    window: {width: 800, height: 900},
    focus: (page) => [page.getByRole('heading', {level: 1}), page.locator('form')],
    margin: 24,
  },
  'invite-user': {
    alt: "The Invite new user dialog, with the user's details and a list of roles",
    path: '/settings/users?pageSize=10&page=1&sort=firstname',
    ready: 'admin@example.com',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Invite new user'}).click();
      await page.getByLabel('First name').fill('Grace');
      await page.getByLabel('Last name').fill('Hopper');
      await page.getByLabel('Email').fill('grace@example.com');
    },
    focus: 'dialog',
  },
  'api-token-create': {
    alt: 'The form for a custom API token, with the find and findOne actions of Article selected',
    path: '/settings/api-tokens/create',
    ready: 'Token type',
    steps: async (page) => {
      await page.getByLabel('Name').fill('Newsletter');
      await page.getByRole('combobox', {name: 'Token duration'}).click();
      await page.getByRole('option', {name: '90 days'}).click();
      await page.getByRole('combobox', {name: 'Token type'}).click();
      await page.getByRole('option', {name: 'Custom'}).click();
      await page.getByRole('button', {name: /^Article/}).click();
      await page.getByRole('checkbox', {name: 'find', exact: true}).first().click();
      await page.getByRole('checkbox', {name: 'findOne', exact: true}).first().click();
    },
    window: {height: 1100},
    focus: 'view',
  },
  'admin-token-create': {
    alt: 'The form for an admin token, with a table of permissions by content type',
    path: '/settings/admin-tokens/create',
    ready: 'Token duration',
    steps: async (page) => {
      await page.getByLabel('Name').fill('MCP client');
    },
    window: {height: 1000},
    focus: 'view',
  },
  'transfer-token-create': {
    alt: 'The form for a transfer token that can push and is valid for seven days',
    path: '/settings/transfer-tokens/create',
    ready: 'Token type',
    steps: async (page) => {
      await page.getByLabel('Name').fill('From staging');
      await page.getByRole('combobox', {name: 'Token duration'}).click();
      await page.getByRole('option', {name: '7 days'}).click();
      await page.getByRole('combobox', {name: 'Token type'}).click();
      await page.getByRole('option', {name: 'Push'}).click();
    },
    focus: 'view',
  },
  'audit-logs-offer': {
    alt: 'The Audit Logs page in the settings of an app without the plan: a description and an example of the list',
    path: '/settings/purchase-audit-logs',
    ready: 'Audit Logs',
    focus: 'view',
  },
} satisfies Shots;
