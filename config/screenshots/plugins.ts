import type {Shots} from './types';

/** Statements that switch preview on and use a page of this server as the website. */
const preview = `
  const page = \`<!doctype html><title>Biscotte Restaurant</title>
    <style>body{margin:0;font:18px/1.6 Georgia,serif;color:#2b2118;background:#fbf6ee}header{padding:48px 64px;background:#7a3b1d;color:#fff}
    h1{margin:0;font-size:44px}main{max-width:640px;padding:32px 64px}nav{font:14px sans-serif;letter-spacing:.08em;text-transform:uppercase}</style>
    <header><nav>Where to eat</nav><h1>Biscotte Restaurant</h1></header>
    <main><p>Bistro cooking with fresh local products.</p><p>Open today from noon.</p></main>\`;
  const {mkdir, writeFile} = require('node:fs/promises');
  const folder = strapi.dirs.static.public + '/uploads';
  await mkdir(folder, {recursive: true});
  await writeFile(folder + '/preview.html', page);
  strapi.config.set('admin.preview', {enabled: true, config: {handler: () => '/uploads/preview.html'}});`;

/** Screenshots of plugins and of features that need a paid plan. */
export const plugins = {
  'email-settings': {
    alt: 'The page of the Email feature: default sender, provider, and a field for sending a test email',
    path: '/settings/email',
    ready: 'Test email delivery',
    focus: 'view',
  },
  'preview-panel': {
    alt: 'The form of a restaurant, with the Preview panel and its Open preview button on the side',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Open preview',
    before: preview,
    window: {width: 1280},
    focus: 'view',
  },
  'preview-page': {
    alt: "The preview of a restaurant: the website's page, below the choices for draft or published and for the device",
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6/preview',
    ready: 'Biscotte Restaurant',
    before: preview,
    window: {height: 640},
  },
  'releases-plans': {
    alt: 'The Releases page in the settings without a license: what the feature does, with an Upgrade button',
    path: '/settings/purchase-content-releases',
    ready: 'Learn more',
    focus: 'view',
  },
  'review-workflows-plans': {
    alt: 'The Review Workflows page in the settings without a license',
    path: '/settings/purchase-review-workflows',
    ready: 'Learn more',
    focus: 'view',
  },
  'sso-plans': {
    alt: 'The Single Sign-On page in the settings without a license',
    path: '/settings/purchase-single-sign-on',
    ready: 'Learn more',
    focus: 'view',
  },
  'installed-plugins': {
    alt: "The list of a project's plugins in the settings, with a name and description for each",
    path: '/settings/list-plugins',
    ready: 'Content-Type Builder',
    focus: 'view',
  },
  'documentation-plugin': {
    alt: 'The page of the Documentation plugin: version 1.0.0, with buttons to open and regenerate it',
    path: '/plugins/documentation',
    ready: '1.0.0',
    focus: 'view',
  },
  'documentation-settings': {
    alt: 'The settings of the Documentation plugin: Restricted Access, which is on, with a password',
    path: '/settings/documentation',
    ready: 'Restricted Access',
    steps: async (page) => {
      await page.locator('input[name=restrictedAccess]').check();
      await page.getByLabel('Password').first().fill('Menu-of-the-day-1');
    },
    focus: 'view',
  },
} satisfies Shots;
