import type {Shots} from './types';

/** Screenshots of single parts of the Content Manager: rows, fields, panels and their menus. */
export const entries = {
  'content-manager-overview': {
    alt: 'The Content Manager with numbers on the main navigation, the list of content types, the Create new entry button, search and filters, the view settings, and the entries',
    path: '/content-manager/collection-types/api::category.category?page=1&pageSize=10',
    ready: 'Vegan',
    window: {height: 640},
    marks: [
      (page) => page.getByRole('navigation').first().getByRole('link', {name: 'Content Manager'}),
      (page) => page.getByRole('link', {name: 'Article', exact: true}),
      (page) => page.getByRole('link', {name: 'Create new entry'}).first(),
      (page) => page.getByRole('button', {name: 'Search', exact: true}),
      (page) => page.getByRole('button', {name: 'View Settings'}),
      (page) => page.getByRole('gridcell', {name: 'Vegan'}).first(),
    ],
    phone: false,
  },
  'row-actions': {
    alt: 'The Row actions menu at the end of a row: Edit, Open in new tab, Duplicate, and Delete entry',
    path: '/content-manager/collection-types/api::review.review?page=1&pageSize=10',
    ready: 'Come early.',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Row actions'}).first().click();
      await page.getByRole('menuitem', {name: 'Duplicate'}).waitFor();
    },
    focus: (page) => [page.locator('main table'), page.getByRole('menu')],
  },
  'bulk-actions': {
    alt: 'A list with two rows selected and the Publish, Unpublish, and Delete buttons above it',
    path: '/content-manager/collection-types/api::article.article?page=1&pageSize=10',
    ready: 'A guide to ramen',
    steps: async (page) => {
      await page
        .getByRole('checkbox', {name: /Select/})
        .nth(1)
        .click();
      await page
        .getByRole('checkbox', {name: /Select/})
        .nth(2)
        .click();
    },
    focus: 'view',
  },
  'component-repeatable': {
    alt: 'The repeatable component openingHours: the first item is expanded with its three fields, the others are collapsed, and Add an entry is below them',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    window: {height: 1000},
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add an entry'}).first().scrollIntoViewIfNeeded();
    },
    focus: (page) => [
      page.getByText(/^openingHours/).first(),
      page.getByRole('button', {name: 'Add an entry'}).first(),
    ],
    margin: 16,
  },
  'relation-create': {
    alt: "The end of a relation field's list: Create a relation",
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('combobox', {name: /^chef/}).click();
      await page.getByRole('option', {name: /Create a relation/}).scrollIntoViewIfNeeded();
    },
    focus: (page) => [page.getByRole('combobox', {name: /^chef/, includeHidden: true}), page.getByRole('listbox')],
    margin: 28,
  },
} satisfies Shots;
