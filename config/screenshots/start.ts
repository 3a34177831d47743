import type {Shots} from './types';

/** Screenshots of what an administrator sees first. */
export const start = {
  'welcome-sign-up': {
    alt: 'The Welcome to Strapi! page, with fields for the first administrator’s name, email, and password',
    path: '/auth/register-admin',
    ready: 'Welcome to Strapi!',
    before: "await strapi.db.query('admin::user').deleteMany({});",
    signedOut: true,
    window: {width: 800, height: 1100},
    focus: (page) => [page.getByRole('heading', {level: 1}), page.locator('form')],
    margin: 24,
  },
} satisfies Shots;
