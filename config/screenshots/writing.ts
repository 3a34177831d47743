import type {Shots} from './types';

/** Screenshots of lists and forms in the Content Manager. */
export const writing = {
  'list-filter': {
    alt: 'The list of restaurants with the form for adding a filter: rating is greater than 4',
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10',
    ready: 'Noodle Lab',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Filters'}).click();
      await page.getByRole('combobox', {name: 'Select field'}).click();
      await page.getByRole('option', {name: 'rating'}).click();
      await page.getByRole('combobox', {name: 'Select filter'}).click();
      await page.getByRole('option', {name: 'is greater than', exact: true}).click();
      await page.getByRole('textbox', {name: 'rating'}).fill('4');
    },
    focus: 'view',
  },
  'list-view-settings': {
    alt: 'The View settings menu of a list, with Configure the view and a checkbox for each field',
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10',
    ready: 'Noodle Lab',
    steps: async (page) => {
      await page.getByRole('button', {name: 'View Settings'}).click();
    },
    focus: 'view',
  },
  'publish-entries': {
    alt: "The Publish entries dialog, with one entry that's ready to publish and others that are already published",
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10&sort=name:ASC',
    ready: 'Noodle Lab',
    steps: async (page) => {
      await page.getByRole('checkbox', {name: 'Select all entries'}).click();
      await page.getByRole('button', {name: 'Publish', exact: true}).click();
      await page.getByRole('dialog').getByText('Noodle Lab').waitFor();
    },
    focus: 'dialog',
  },
  'configure-list-view': {
    alt: 'The page for configuring the list of restaurants: switches, entries per page, sorting, and the columns',
    path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/list',
    ready: 'Entries per page',
    window: {height: 900},
    focus: 'view',
  },
  'configure-edit-view': {
    alt: 'The page for configuring the form of restaurants: entry title, relation open behavior, and the fields in their rows',
    path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/edit',
    ready: 'Entry title',
    window: {height: 1000},
    focus: 'view',
  },
  'entry-modified': {
    alt: 'The Entry panel of an entry with unpublished changes: the Publish button, and the menu with Unpublish and Discard changes',
    path: '/content-manager/collection-types/api::restaurant.restaurant/k2mezvzfj2141thhzorcfb3p',
    ready: 'Modified',
    before: `
      await strapi.documents('api::restaurant.restaurant').update({
        documentId: 'k2mezvzfj2141thhzorcfb3p',
        data: {description: 'Brunch, on Sundays and holidays.'},
      });`,
    steps: async (page) => {
      await page.getByRole('button', {name: 'More document actions'}).click();
      await page.getByRole('menuitem', {name: 'Discard changes'}).waitFor();
    },
    focus: (page) => [
      page.getByRole('button', {name: 'Publish', exact: true, includeHidden: true}).first(),
      page.getByRole('menu'),
    ],
    margin: 24,
  },
  unpublish: {
    alt: 'The dialog that asks whether to keep the last draft or replace it when unpublishing',
    path: '/content-manager/collection-types/api::restaurant.restaurant/k2mezvzfj2141thhzorcfb3p',
    ready: 'Modified',
    before: `
      await strapi.documents('api::restaurant.restaurant').update({
        documentId: 'k2mezvzfj2141thhzorcfb3p',
        data: {description: 'Brunch, on Sundays and holidays.'},
      });`,
    steps: async (page) => {
      await page.getByRole('button', {name: 'More document actions'}).click();
      await page.getByRole('menuitem', {name: 'Unpublish', exact: true}).click();
      await page.getByText('Unpublish and keep last draft').waitFor();
    },
    focus: 'dialog',
  },
  'entry-information': {
    alt: 'The More actions menu of an entry, with its document ID and when it was created, updated, and published',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'More actions', exact: true}).click();
      await page.getByText('Document ID', {exact: true}).waitFor();
    },
    focus: (page) => [page.locator('h1'), page.getByRole('menu')],
    margin: 24,
  },
  'relation-add': {
    alt: 'A relation field with the list of categories that can be added',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('combobox', {name: /^categories/}).click();
      await page.getByRole('option', {name: /Vegan/}).waitFor();
    },
    focus: (page) => [
      page.getByRole('combobox', {name: /^categories/, includeHidden: true}),
      page.getByRole('listbox'),
    ],
    margin: 28,
  },
  'relation-edit': {
    alt: 'The Edit a relation dialog, with the form of a chef above that of the restaurant',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Ada Moreau'}).click();
      await page.getByText('Edit a relation').waitFor();
    },
    window: {height: 700},
    focus: 'dialog',
  },
  'dynamic-zone': {
    alt: 'A dynamic zone with three components, and the Pick one component list',
    path: '/content-manager/collection-types/api::article.article/cjhxan2jnfgp1boc8wwn8yyw',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: /Add a component to/}).click();
      await page.getByText('Pick one component').scrollIntoViewIfNeeded();
    },
    window: {height: 900},
    focus: 'view',
  },
  'locale-add': {
    alt: 'The dialog for adding a locale, with German selected and its display name',
    path: '/settings/internationalization',
    ready: 'French',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add new locale'}).click();
      await page.getByRole('combobox', {name: 'Locales'}).click();
      await page.getByRole('combobox', {name: 'Locales'}).fill('German (de)');
      await page.getByRole('option', {name: 'German (de)', exact: true}).click();
    },
    window: {width: 600},
    focus: 'dialog',
    phone: false,
  },
  'locale-of-entry': {
    alt: 'The list of locales of an entry: English and French, each with its status',
    path: '/content-manager/collection-types/api::restaurant.restaurant/hkars6hdjueeo66dlv8tpuxv',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('combobox', {name: 'Locales'}).click();
      await page.getByRole('option', {name: /French/}).waitFor();
    },
    window: {width: 1180},
    focus: (page) => [page.getByRole('combobox', {name: 'Locales', includeHidden: true}), page.getByRole('listbox')],
    margin: 20,
  },
  'publish-locales': {
    alt: 'The Publish multiple locales dialog, with English published and French as a draft',
    path: '/content-manager/collection-types/api::restaurant.restaurant/hkars6hdjueeo66dlv8tpuxv',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'More document actions'}).click();
      await page.getByRole('menuitem', {name: 'Publish multiple locales', exact: true}).click();
      await page
        .getByRole('dialog')
        .getByText(/French/)
        .first()
        .waitFor();
    },
  },
} satisfies Shots;
