import type {Page} from '@playwright/test';
import type {Shots} from './types';

/** Opens the form of a new field of the content type for restaurants, and names the field. */
async function addField(page: Page, kind: RegExp, name?: string): Promise<void> {
  await page.getByRole('button', {name: 'Add another field'}).first().click();
  await page.getByRole('button', {name: kind}).click();
  if (name) {
    await page.getByLabel('Name', {exact: true}).fill(name);
  }
}

/** Screenshots of content types and their fields in the Content-Type Builder, each setting in its dialog. */
export const fields = {
  'type-advanced-settings': {
    alt: "The advanced settings of a new collection type: Draft & publish is selected, Internationalization isn't",
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Create new collection type'}).click();
      await page.getByLabel('Display name').fill('Event');
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
    },
    focus: 'dialog',
  },
  'type-edit': {
    alt: 'The Edit Restaurant dialog, with the display name, the type Collection Type, and the Delete button',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit', exact: true}).first().click();
      await page.getByRole('dialog').waitFor();
    },
    focus: 'dialog',
  },
  'field-text': {
    alt: 'The basic settings of a text field called phone: the name, and the choice between Short text and Long text',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Text/, 'phone');
    },
    focus: 'dialog',
  },
  'field-number': {
    alt: 'A number field called seats, with the list of number formats expanded: integer, big integer, decimal, and float',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Number/, 'seats');
      await page.getByRole('combobox', {name: 'Number format'}).click();
      await page.getByRole('option', {name: /^integer/}).waitFor();
    },
    focus: (page) => [page.locator('[role="dialog"]'), page.getByRole('listbox')],
    margin: 0,
    phone: {focus: 'dialog'},
  },
  'field-date': {
    alt: 'A date field called closedUntil, with the list of types expanded: date, datetime, and time',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Date/, 'closedUntil');
      await page.getByRole('combobox', {name: 'Type'}).click();
      await page.getByRole('option', {name: /^datetime/}).waitFor();
    },
    focus: (page) => [page.locator('[role="dialog"]'), page.getByRole('listbox')],
    margin: 0,
    phone: {focus: 'dialog'},
  },
  'field-enumeration': {
    alt: 'An enumeration field called service, with the values lunch, dinner, and brunch on separate lines',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Enumeration/, 'service');
      await page.getByLabel(/^Values/).fill('lunch\ndinner\nbrunch');
    },
    focus: 'dialog',
  },
  'field-uid': {
    alt: 'A UID field called shortName, with the attached field name',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^UID/, 'shortName');
      await page.getByRole('combobox', {name: 'Attached field'}).click();
      await page.getByRole('option', {name: 'name', exact: true}).click();
    },
    focus: 'dialog',
  },
  'field-media': {
    alt: 'A media field called photos, with the choice between Multiple media and Single media',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Media/, 'photos');
    },
    focus: 'dialog',
  },
  'field-media-types': {
    alt: 'The advanced settings of a media field, with the list of allowed types expanded: all, images, videos, and audios',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Media/, 'photos');
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
      await page.getByRole('combobox', {name: 'Select allowed types of media'}).click();
    },
    focus: 'dialog',
  },
  'field-component': {
    alt: 'The first of two steps for adding a component field: create a new component or use an existing one, which is selected',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Component/);
      await page.getByText('Use an existing component').click();
    },
    focus: 'dialog',
  },
  'field-component-repeatable': {
    alt: 'The second step for adding a component field: the component, the name visits, and the choice between Repeatable component and Single component',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Component/);
      await page.getByText('Use an existing component').click();
      await page.getByRole('button', {name: 'Select a component'}).click();
      await page.getByLabel('Name', {exact: true}).fill('visits');
      await page.getByRole('combobox', {name: 'Select a component'}).click();
      await page.getByRole('option', {name: /opening/i}).click();
    },
    focus: 'dialog',
  },
  'field-dynamic-zone': {
    alt: 'The components of a new dynamic zone: Use an existing component is selected, and a list of all components is expanded',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Dynamic zone/, 'story');
      await page.getByRole('button', {name: 'Add components to the zone'}).click();
      await page.getByText('Use an existing component').click();
      await page.getByRole('combobox', {name: 'Select the components'}).click();
    },
    focus: (page) => [page.locator('[role="dialog"]'), page.getByRole('listbox')],
    margin: 0,
    phone: {focus: 'dialog'},
  },
  'field-condition': {
    alt: 'A condition of the closedUntil field: if isOpen is false, then the field is shown',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Date/, 'closedUntil');
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
      await page.getByRole('button', {name: 'Apply condition'}).click();
      await page
        .getByRole('combobox')
        .filter({hasText: /^Field$/})
        .click();
      await page.getByRole('option', {name: 'isOpen'}).click();
    },
    window: {height: 1100},
    focus: (page) => [
      page.getByRole('heading', {name: 'Condition'}),
      page.getByRole('combobox').filter({hasText: 'isOpen'}),
      page.getByRole('combobox').filter({hasText: /^Show/}),
      page.getByRole('button', {name: 'Cancel'}),
      page.getByRole('button', {name: 'Finish'}),
    ],
    margin: 12,
    phone: {window: {width: 640, height: 1400}},
  },
  'field-reserved-name': {
    alt: 'The name of a field with the error This name cannot be used in your content type as it might break other functionalities',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Text/, 'document_id');
      await page.getByRole('button', {name: 'Finish'}).click();
      await page.getByText(/^This name cannot be used/).waitFor();
    },
    focus: (page) => [page.getByLabel('Name', {exact: true}), page.getByText(/^This name cannot be used/)],
    margin: 20,
  },
  'type-disable-drafts': {
    alt: 'The confirmation with the sentence If you disable the Draft & publish, your drafts will be deleted, and the Yes, disable button',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit', exact: true}).first().click();
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
      await page.getByLabel('Draft & publish').click();
      await page.getByText('Yes, disable').waitFor();
    },
    focus: 'dialog',
  },
  'type-changes': {
    alt: 'The side column of the Content-Type Builder with unsaved changes: the Save button, and the menu with Undo last change, Redo last change, and Discard last changes',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await addField(page, /^Text/, 'phone');
      await page.getByRole('button', {name: 'Finish'}).click();
      await page.getByRole('dialog').waitFor({state: 'hidden'});
      await page.getByRole('button', {name: 'More actions'}).click();
      await page.getByRole('menuitem', {name: /Undo/}).waitFor();
    },
    focus: (page) => [
      page.getByRole('button', {name: 'Save', includeHidden: true}),
      page.getByRole('link', {name: /^Restaurant/, includeHidden: true}).first(),
      page.getByRole('menu'),
    ],
    margin: 16,
    phone: false,
  },
  'type-internationalization': {
    alt: 'The advanced settings of the Restaurant content type, with Draft & publish and Internationalization selected',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit', exact: true}).first().click();
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
    },
    focus: 'dialog',
  },
  'field-localized': {
    alt: "The advanced settings of the price field, where Enable localization for this field isn't selected",
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    window: {height: 1000},
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit price'}).first().click();
      await page.getByRole('tab', {name: 'Advanced settings'}).click();
    },
    focus: 'dialog',
    phone: {window: {height: 1200}},
  },
} satisfies Shots;
