import type {Shots} from './types';

/** Screenshots of the quick start: parts of the panel that look the same in its new project as in the samples application. */
export const begin = {
  'first-field': {
    alt: 'The advanced settings of the name field, with the Required field and Unique field checkboxes selected',
    path: '/plugins/content-type-builder/content-types/api::category.category',
    ready: 'slug',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit name'}).first().click();
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
    },
    focus: (page) => [
      page.getByText('Required field', {exact: true}),
      page.getByRole('tab', {name: 'Advanced settings'}),
      page.getByText(/if there is an existing entry/),
    ],
    margin: 36,
  },
  'first-relation': {
    alt: 'The dialog of the relation, with the fifth of six icons selected and the sentence Restaurants has and belongs to many Categories',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add another field'}).first().click();
      await page.getByRole('button', {name: /^Relation/}).click();
      await page.getByText('has one').waitFor();
      await page.getByRole('button', {name: 'Article', exact: true}).click();
      await page.getByRole('menuitem', {name: 'Category', exact: true}).click();
      await page.locator('[data-relation-type="manyToMany"]').click();
    },
    focus: 'dialog',
    phone: {window: {width: 640}},
  },
  'first-published': {
    alt: 'The Biscotte Restaurant entry, with the status Published below its title',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    focus: (page) => [page.locator('h1'), page.getByText('Published', {exact: true}).first()],
    margin: 20,
  },
  'first-permissions': {
    alt: 'The permissions of the Public role: Restaurant is expanded, and find and findOne are selected',
    path: '/settings/users-permissions/roles',
    ready: 'Public',
    window: {height: 1000},
    steps: async (page) => {
      await page.getByText('Public', {exact: true}).first().click();
      await page.getByRole('button', {name: /Restaurant/}).click();
      await page.getByRole('checkbox', {name: 'findOne', exact: true}).waitFor();
    },
    focus: (page) => [page.getByRole('region', {name: /^Restaurant/}), page.getByRole('button', {name: /^Restaurant/})],
    margin: 0,
  },
} satisfies Shots;
