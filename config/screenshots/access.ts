import type {Shots} from './types';

/** Statements that store tokens and a webhook, as administrators would have made them. */
const transferToken = `
  await strapi.service('admin::transfer').token.create({name: 'From staging', description: 'Brings the content of staging', lifespan: 604800000, permissions: ['push']});`;
const webhook = `
  await strapi.get('webhookStore').createWebhook({
    name: 'Rebuild the website',
    url: 'https://build.example.com/hooks/website',
    headers: {},
    events: ['entry.publish', 'entry.unpublish'],
    isEnabled: true,
  });`;

/** Screenshots of tokens, webhooks, roles and accounts in the settings. */
export const access = {
  'api-token-copy': {
    alt: 'The message shown above a new token, with the token and the Copy button',
    path: '/settings/api-tokens/create',
    ready: 'Token type',
    steps: async (page) => {
      await page.getByLabel('Name').fill('Newsletter');
      await page.getByRole('combobox', {name: 'Token duration'}).click();
      await page.getByRole('option', {name: '90 days'}).click();
      await page.getByRole('combobox', {name: 'Token type'}).click();
      await page.getByRole('option', {name: 'Read-only'}).click();
      await page.getByRole('button', {name: 'Save', exact: true}).click();
      await page.getByRole('button', {name: 'Copy', exact: true}).waitFor();
    },
    focus: (page) => [
      page.getByText('Token', {exact: true}).first(),
      page.getByText('Copy your token'),
      page.getByText(/^[0-9a-f]{100}/),
      page.getByRole('button', {name: 'Copy', exact: true}),
    ],
    margin: 24,
  },
  'api-token-regenerate': {
    alt: 'The dialog that asks you to confirm regenerating the token',
    path: '/settings/api-tokens',
    ready: 'Read only',
    steps: async (page) => {
      await page.getByText('Read only').first().click();
      await page.getByRole('button', {name: 'Regenerate'}).click();
    },
    focus: 'dialog',
  },
  'api-token-delete': {
    alt: 'The dialog that asks you to confirm deleting the API token',
    path: '/settings/api-tokens',
    ready: 'Read only',
    steps: async (page) => {
      await page
        .getByRole('button', {name: /^Delete/})
        .first()
        .click();
    },
    focus: 'dialog',
  },
  'admin-tokens': {
    alt: 'The list of admin tokens, with the Role report token and its owner',
    path: '/settings/admin-tokens',
    ready: 'Admin Tokens',
    before: `
      const owner = await strapi.db.query('admin::user').findOne({where: {email: 'admin@example.com'}, populate: ['roles']});
      await strapi.service('admin::api-token-admin').create({name: 'Role report', description: 'Lists roles every Monday', adminPermissions: [{action: 'admin::roles.read', subject: null}]}, owner);
      await strapi.db.query('admin::api-token').updateMany({where: {name: 'Role report'}, data: {createdAt: new Date('2026-01-12T09:00:00Z')}});`,
    focus: 'view',
  },
  'api-token-routes': {
    alt: 'The permissions of a custom API token: the findOne action of Article is selected, and its gear icon shows the route GET /api/articles/:id on the right',
    path: '/settings/api-tokens/create',
    ready: 'Token type',
    window: {height: 1100},
    steps: async (page) => {
      await page.getByRole('combobox', {name: 'Token type'}).click();
      await page.getByRole('option', {name: 'Custom'}).click();
      await page.getByRole('button', {name: /^Article/}).click();
      const findOne = page.getByRole('checkbox', {name: 'findOne', exact: true}).first();
      await findOne.click();
      await findOne.locator('xpath=following::button[1]').click();
      await page.getByText('/api/articles/:id').waitFor();
    },
    focus: (page) => [
      page.getByText('Permissions', {exact: true}).last(),
      page.getByText('Only actions bound by a route'),
      page.getByRole('region', {name: 'Article'}),
      page.getByText('/api/articles/:id'),
    ],
    margin: 32,
    phone: false,
  },
  'transfer-tokens': {
    alt: 'The list of transfer tokens, with the From staging token',
    path: '/settings/transfer-tokens',
    ready: 'From staging',
    before: `${transferToken}
      await strapi.db.query('admin::transfer-token').updateMany({where: {name: 'From staging'}, data: {createdAt: new Date('2026-01-14T09:00:00Z')}});`,
    focus: 'view',
  },
  'transfer-token-copy': {
    alt: 'A transfer token that was just saved, with the message Make sure to copy this token, you won’t be able to see it again!',
    path: '/settings/transfer-tokens/create',
    ready: 'Token type',
    steps: async (page) => {
      await page.getByLabel('Name').fill('From staging');
      await page.getByRole('combobox', {name: 'Token duration'}).click();
      await page.getByRole('option', {name: '7 days'}).click();
      await page.getByRole('combobox', {name: 'Token type'}).click();
      await page.getByRole('option', {name: 'Push'}).click();
      await page.getByRole('button', {name: 'Save', exact: true}).click();
      await page.getByRole('button', {name: 'Copy to clipboard'}).waitFor();
    },
    focus: (page) => [
      page.getByRole('button', {name: 'Copy to clipboard'}),
      page.getByText(/^Make sure to copy this token/),
    ],
    margin: 32,
  },
  webhooks: {
    alt: 'The list of webhooks, with Rebuild the website, its URL, and its switch, which is on',
    path: '/settings/webhooks',
    ready: 'Rebuild the website',
    before: webhook,
    focus: 'view',
  },
  'webhook-create': {
    alt: 'The form of a webhook: name, URL, headers, and events, with Publish and Unpublish selected for entries',
    path: '/settings/webhooks/create',
    ready: 'Events',
    window: {height: 1000},
    steps: async (page) => {
      await page.getByLabel('Name').fill('Rebuild the website');
      await page.getByRole('textbox', {name: 'Url'}).fill('https://build.example.com/hooks/website');
      await page.getByRole('checkbox', {name: 'entry.publish'}).click();
      await page.getByRole('checkbox', {name: 'entry.unpublish'}).click();
    },
    focus: 'view',
  },
  'admin-invite-link': {
    alt: 'The Invite new user dialog after clicking Invite user: the link to copy and send, and the Finish button',
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
      await page.getByRole('button', {name: 'Invite user'}).click();
      await page.getByText(/Copy and share this link/).waitFor();
      // The link contains the URL of the lab, whose port changes each time, and a random token.
      await page
        .getByText(/registrationToken/)
        .last()
        .evaluate((link) => {
          link.textContent =
            'https://cms.example.com/admin/auth/register?registrationToken=5c9a3be1f0d24a7786b1d3e20f4c96ab7d18e5f2';
        });
    },
    window: {height: 960},
    focus: 'dialog',
    phone: {window: {height: 1300}},
  },
  'admin-edit': {
    alt: "An administrator's account: first and last name, email, username, password, the Active switch, and the roles",
    path: '/settings/users?pageSize=10&page=1&sort=firstname',
    ready: 'admin@example.com',
    window: {height: 1000},
    steps: async (page) => {
      await page.getByText('admin@example.com').click();
      await page.getByText("User's roles").first().waitFor();
    },
    focus: 'view',
  },
  'role-create': {
    alt: 'The form for a new role called Translator, with its description and the Collection Types tab',
    path: '/settings/roles/new',
    ready: 'Collection Types',
    steps: async (page) => {
      await page.getByLabel('Name').fill('Translator');
      await page.getByLabel('Description').fill('Translates restaurants and articles into French');
    },
    window: {height: 700},
    focus: 'view',
  },
  'role-actions': {
    alt: 'The row of the Editor role, with its Duplicate, Edit, and Delete buttons',
    path: '/settings/roles',
    ready: 'Super Admin',
    focus: (page) => [
      page.getByRole('row', {name: /Editor/}),
      page.getByRole('row', {name: /Super Admin/}),
      page.getByRole('row', {name: /Author/}),
    ],
    margin: 8,
  },
  'role-settings': {
    alt: 'The Settings tab of the Editor role, with the permissions for webhooks expanded',
    path: '/settings/roles',
    ready: 'Super Admin',
    steps: async (page) => {
      await page.getByText('Editor', {exact: true}).click();
      await page.getByRole('tab', {name: 'Settings'}).click();
      await page.getByRole('button', {name: /Webhooks/i}).click();
    },
    window: {height: 1300},
    focus: (page) => [page.getByRole('region', {name: /Webhooks/i}), page.getByRole('button', {name: /Webhooks/i})],
    margin: 0,
  },
  'role-locales': {
    alt: 'The locale permissions of the Editor role for Restaurant: English and French each have a checkbox for every action',
    path: '/settings/roles',
    ready: 'Super Admin',
    steps: async (page) => {
      await page.getByText('Editor', {exact: true}).click();
      await page.getByText('Restaurant', {exact: true}).first().click();
      await page
        .getByText(/French/)
        .first()
        .scrollIntoViewIfNeeded();
    },
    window: {width: 1280, height: 1500},
    focus: (page) => [
      page.getByText(/locales permissions/i).first(),
      page.getByText(/French/).first(),
      page.getByText('Publish', {exact: true}).last(),
    ],
    margin: 16,
    phone: false,
  },
  'end-user-roles': {
    alt: 'The roles of end users, Authenticated, Moderator, and Public, with the number of users in each',
    path: '/settings/users-permissions/roles',
    ready: 'Public',
    focus: 'view',
  },
  'end-user-role-create': {
    alt: 'The form for a new end user role called Author, with its name, description, and permissions',
    path: '/settings/users-permissions/roles/new',
    ready: 'Permissions',
    steps: async (page) => {
      await page.getByLabel('Name').fill('Critic');
      await page.getByLabel('Description').fill('Writes reviews of restaurants');
    },
    focus: 'view',
  },
  'end-user-route': {
    alt: 'The findOne action of Article is selected, and its gear icon shows the route GET /api/articles/:id on the right',
    path: '/settings/users-permissions/roles',
    ready: 'Public',
    window: {width: 1560, height: 1300},
    steps: async (page) => {
      await page.getByText('Public', {exact: true}).first().click();
      await page.getByRole('button', {name: /^Article/}).click();
      const cog = page.getByRole('button', {name: /controllers.article.findOne$/});
      await cog.press('Enter');
      await cog.blur();
      await page
        .getByText(/articles\/:id/)
        .first()
        .waitFor();
    },
    focus: (page) => [
      page.getByText('Permissions', {exact: true}).last(),
      page.getByRole('region', {name: /^Article/}),
      page.getByText(/articles\/:id/).first(),
    ],
    margin: 32,
    phone: false,
  },
  'end-user-providers': {
    alt: "The list of login providers, each with its icon, whether it's enabled, and an edit button",
    path: '/settings/users-permissions/providers',
    ready: 'github',
    focus: 'view',
  },
  'end-user-email-templates': {
    alt: 'The two email templates: Email address confirmation and Reset password',
    path: '/settings/users-permissions/email-templates',
    ready: 'Reset password',
    focus: 'view',
  },
} satisfies Shots;
