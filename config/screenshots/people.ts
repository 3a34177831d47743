import type {Shots} from './types';

/** Statements that add two administrators to the existing one. */
const administrators = `
  const roles = await strapi.db.query('admin::role').findMany();
  const idOf = (code) => roles.find((role) => role.code === code).id;
  const people = [
    {firstname: 'Nora', lastname: 'Berg', email: 'nora@example.com', isActive: true, roles: [idOf('strapi-editor')]},
    {firstname: 'Omar', lastname: 'Diallo', email: 'omar@example.com', isActive: false, roles: [idOf('strapi-author')]},
  ];
  for (const person of people) {
    await strapi.service('admin::user').create({...person, registrationToken: null});
  }`;

/** Screenshots of accounts and roles of administrators and end users. */
export const people = {
  'admin-users': {
    alt: 'The list of administrators with their names, email addresses, roles, and status; one of them is inactive',
    path: '/settings/users?pageSize=10&page=1&sort=firstname',
    ready: 'omar@example.com',
    before: administrators,
    window: {width: 1240},
    focus: 'view',
  },
  'admin-invite': {
    alt: 'The Invite new user dialog, filled in for an editor',
    path: '/settings/users?pageSize=10&page=1&sort=firstname',
    ready: 'admin@example.com',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Invite new user'}).click();
      await page.getByLabel('First name').fill('Nora');
      await page.getByLabel('Last name').fill('Berg');
      await page.getByLabel('Email').fill('nora@example.com');
      await page.getByRole('combobox', {name: "User's roles"}).click();
      await page.getByRole('option', {name: 'Editor'}).click();
      await page.keyboard.press('Escape');
    },
    focus: 'dialog',
  },
  'admin-roles': {
    alt: 'The roles of administrators, Super Admin, Editor, and Author, with the number of users in each',
    path: '/settings/roles',
    ready: 'Super Admin',
    before: administrators,
    focus: 'view',
  },
  'role-permissions': {
    alt: 'The permissions of the Editor role: the collection types, with the fields of Restaurant expanded',
    path: '/settings/roles',
    ready: 'Super Admin',
    steps: async (page) => {
      await page.getByText('Editor', {exact: true}).click();
      await page.getByText('Restaurant', {exact: true}).first().click();
    },
    window: {height: 900},
    focus: 'view',
    phone: {window: {width: 600, height: 1150}},
  },
  'role-plugins': {
    alt: 'The Plugins tab of the Editor role, with the permissions for the Media Library expanded',
    path: '/settings/roles',
    ready: 'Super Admin',
    steps: async (page) => {
      await page.getByText('Editor', {exact: true}).click();
      await page.getByRole('tab', {name: 'Plugins'}).click();
      await page.getByRole('button', {name: /Upload/i}).click();
      await page.getByText('Copy link').scrollIntoViewIfNeeded();
    },
    focus: 'view',
  },
  'role-conditions': {
    alt: "The dialog with the Author role's conditions for Restaurant: one each for create, read, and update",
    path: '/settings/roles',
    ready: 'Super Admin',
    steps: async (page) => {
      await page.getByText('Author', {exact: true}).click();
      await page.getByText('Restaurant', {exact: true}).first().hover();
      await page.getByRole('button', {name: 'Settings'}).last().click();
    },
    window: {width: 1280},
    focus: 'dialog',
  },
  'end-user-advanced-settings': {
    alt: 'The advanced settings of Users & Permissions: default role, one account per email address, sign-ups, and pages',
    path: '/settings/users-permissions/advanced-settings',
    ready: 'Default role for authenticated users',
    window: {height: 1000},
    focus: 'view',
  },
  'end-user-email-template': {
    alt: 'The Reset password email template: shipper, response email, subject, and message',
    path: '/settings/users-permissions/email-templates',
    ready: 'Reset password',
    steps: async (page) => {
      await page.getByText('Reset password', {exact: true}).click();
      await page.getByLabel('Shipper name').waitFor();
    },
    window: {height: 900},
    focus: 'dialog',
  },
  'end-user-provider': {
    alt: 'The dialog of the GitHub login provider, which is enabled, with the client ID, the client secret, and both redirect URLs',
    path: '/settings/users-permissions/providers',
    ready: 'github',
    before: `
      const store = strapi.store({type: 'plugin', name: 'users-permissions', key: 'grant'});
      const providers = await store.get();
      const github = {...providers.github, enabled: true, key: 'Iv1.0123456789abcdef', callback: 'https://www.example.com/login/github'};
      await store.set({value: {...providers, github}});`,
    steps: async (page) => {
      // The form shows the URL of the server. The port of the lab changes each time, so another URL is shown.
      await page.evaluate(() => {
        (window as unknown as {strapi: {backendURL: string}}).strapi.backendURL = 'https://cms.example.com';
      });
      await page.getByText('github', {exact: true}).click();
      await page.getByLabel('Client ID').waitFor();
    },
    window: {height: 900},
    focus: 'dialog',
  },
  'end-user-account': {
    alt: 'The account of an end user in the Content Manager: username, email, password, confirmed, blocked, and role',
    path: '/content-manager/collection-types/plugin::users-permissions.user',
    ready: 'kai@example.com',
    steps: async (page) => {
      await page.getByText('kai@example.com').click();
      await page.getByText('blocked').first().waitFor();
    },
    window: {width: 1180},
    focus: 'view',
  },
} satisfies Shots;
