import type {Shots} from './types';

/** Screenshots of an administrator's own account, and of settings for everyone. */
export const account = {
  'user-menu': {
    alt: 'The menu above your initials in the main navigation: Profile settings, Active devices, and Log out',
    path: '/',
    ready: 'Last published entries',
    steps: async (page) => {
      await page.getByRole('navigation').first().getByRole('button').last().click();
      await page.getByRole('menuitem', {name: 'Profile settings'}).waitFor();
    },
    focus: (page) => page.getByRole('menu'),
    margin: 24,
  },
  devices: {
    alt: 'The Active Devices page: this device, when it signed in and was last used, and the Log out of all devices button',
    path: '/',
    ready: 'Last published entries',
    steps: async (page) => {
      await page.getByRole('navigation').first().getByRole('button').last().click();
      await page.getByRole('menuitem', {name: 'Active devices'}).click();
      await page.getByText('This device').waitFor();
    },
    focus: 'view',
  },
  'interface-mode': {
    alt: 'The Interface mode list in the profile: Use system settings, Light mode, and Dark mode',
    path: '/me',
    ready: 'Change password',
    window: {height: 1200},
    steps: async (page) => {
      await page.getByRole('combobox', {name: 'Interface mode'}).click();
      await page.getByRole('option', {name: 'Dark mode'}).waitFor();
    },
    focus: (page) => [
      page.getByRole('combobox', {name: 'Interface mode', includeHidden: true}),
      page.getByRole('listbox'),
      page.getByText('Interface mode', {exact: true}).first(),
    ],
    margin: 20,
  },
  'logo-change': {
    alt: 'The dialog for changing a logo, with the From computer and From url tabs and an area to drop a file on',
    path: '/settings/application-infos',
    ready: 'Customization',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Change logo'}).first().click();
      await page.getByRole('dialog').waitFor();
    },
    focus: 'dialog',
  },
  'settings-navigation': {
    alt: 'The navigation of the settings, with Global Settings, Administration panel, and sections for plugins',
    path: '/settings/application-infos',
    ready: 'Customization',
    window: {height: 1200},
    focus: (page) => page.getByRole('navigation').nth(1),
  },
  'no-permission': {
    alt: 'A page of the admin panel that says You don’t have the permissions to access that content',
    path: '/content-manager/403',
    ready: /have the permissions/,
    focus: 'view',
  },
  'forgot-password': {
    alt: 'The Password recovery page, with a field for the email address and the Send Email button',
    path: '/auth/forgot-password',
    ready: 'Send Email',
    signedOut: true,
    window: {width: 800, height: 900},
    focus: (page) => [page.getByRole('heading', {level: 1}), page.locator('form')],
    margin: 24,
  },
  'content-history-plans': {
    alt: 'The Content History page in the settings without a license: what the feature does, with an Upgrade button',
    path: '/settings/purchase-content-history',
    ready: 'Learn more',
    focus: 'view',
  },
} satisfies Shots;
