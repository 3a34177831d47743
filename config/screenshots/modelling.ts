import type {Shots} from './types';

/** Screenshots of defining content types in the Content-Type Builder. */
export const modelling = {
  'field-kinds': {
    alt: 'The Select a field for your collection type dialog, with fields such as text, number, media, and relation',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add another field'}).first().click();
      await page.getByText('Select a field for your collection type').waitFor();
    },
    focus: 'dialog',
  },
  'field-advanced-settings': {
    alt: 'The advanced settings of a text field, with the default value, pattern, lengths, and checkboxes for required and unique',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add another field'}).first().click();
      await page.getByRole('button', {name: /^Text/}).click();
      await page.getByLabel('Name', {exact: true}).fill('phone');
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
    },
    window: {height: 1000},
    focus: 'dialog',
  },
  'field-relation': {
    alt: 'The dialog for adding a relation: six icons between Restaurant and Article, and the line Restaurant has one Article',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add another field'}).first().click();
      await page.getByRole('button', {name: /^Relation/}).click();
      await page.getByText('has one').waitFor();
    },
    focus: 'dialog',
    phone: {window: {width: 640}},
  },
  'custom-fields-empty': {
    alt: 'The Custom tab when no custom field is installed: Nothing in here yet, and the Add custom fields button',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add another field'}).first().click();
      await page.getByRole('tab', {name: 'Custom'}).click();
      await page.getByText('Nothing in here yet.').waitFor();
    },
    focus: 'dialog',
  },
  'component-create': {
    alt: 'The dialog for creating a component, with its display name, category, and icon',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Create new component'}).click();
      await page.getByLabel('Display name').fill('Price range');
    },
    focus: 'dialog',
  },
} satisfies Shots;
