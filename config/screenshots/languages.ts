import type {Shots} from './types';

/** Screenshots of locales, in the settings and in entries. */
export const languages = {
  'locale-default': {
    alt: 'The advanced settings of a new locale, with Set as default locale',
    path: '/settings/internationalization',
    ready: 'French',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add new locale'}).click();
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
    },
    window: {width: 600},
    focus: 'dialog',
    phone: false,
  },
  'locale-delete': {
    alt: 'The Are you sure? confirmation, with the Cancel and Confirm buttons',
    path: '/settings/internationalization',
    ready: 'French',
    steps: async (page) => {
      await page.getByRole('button', {name: /Delete French/}).click();
    },
    focus: 'dialog',
  },
  'locale-fill-in': {
    alt: 'The confirmation that the content will be erased and filled with that of the selected locale, with a list of locales and the buttons No, cancel and Yes, fill in',
    path: '/content-manager/collection-types/api::restaurant.restaurant/hkars6hdjueeo66dlv8tpuxv?plugins[i18n][locale]=fr',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Fill in from another locale'}).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('combobox').click();
      await page.getByRole('option', {name: /English/}).click();
    },
    focus: 'dialog',
  },
  'locale-field': {
    alt: 'The name field, which has a globe icon after its label, above the slug field, which has none',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    focus: (page) => [
      page.getByText(/^name/).first(),
      page.getByRole('textbox', {name: /^name/}),
      page.getByRole('textbox', {name: /^slug/}),
    ],
    margin: 20,
    phone: false,
  },
  'locale-delete-entry': {
    alt: 'The More actions menu of an entry, with Delete entry (English (en)) and Delete entry (all locales)',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'More actions', exact: true}).click();
      await page.getByRole('menuitem', {name: /all locales/}).waitFor();
    },
    focus: (page) => [page.getByRole('menuitem').first(), page.getByRole('menuitem').last()],
    margin: 16,
  },
} satisfies Shots;
