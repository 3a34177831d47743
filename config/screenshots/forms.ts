import type {Page} from '@playwright/test';
import type {Shots} from './types';

/** Advances the clock by five seconds: it's frozen for screenshots, and forms only notice changes after a moment. */
async function waitForChanges(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-15T10:00:05Z'));
}

/** Screenshots of forms, their fields and their dialogs in the Content Manager. */
export const forms = {
  'list-search': {
    alt: 'The list of restaurants filtered by the search term sushi, with the one row that matches',
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10&_q=sushi',
    ready: 'Sushi Corner',
    focus: 'view',
  },
  'list-relation': {
    alt: 'A list of articles whose authors column says 2 items, with a menu below it that shows the two chefs',
    path: '/content-manager/collection-types/api::article.article?page=1&pageSize=10',
    ready: 'A guide to ramen',
    before: `
      const service = strapi.plugin('content-manager').service('content-types');
      const type = service.findContentType('api::article.article');
      const {layouts, ...others} = await service.findConfiguration(type);
      await service.updateConfiguration(type, {...others, layouts: {...layouts, list: ['title', 'authors']}});`,
    steps: async (page) => {
      await page.getByRole('button', {name: /^2 items/}).click();
      await page.getByText('Kenji Sato').first().waitFor();
    },
    focus: 'view',
  },
  'list-locales': {
    alt: 'The list of locales above the list of restaurants: English and French',
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10',
    ready: 'Noodle Lab',
    steps: async (page) => {
      await page.getByRole('combobox', {name: /locale/i}).click();
      await page.getByRole('option', {name: /French/}).waitFor();
    },
    focus: (page) => [
      page.getByRole('combobox', {name: /locale/i, includeHidden: true}),
      page.getByRole('link', {name: 'Create new entry', includeHidden: true}).first(),
      page.getByRole('listbox'),
    ],
    margin: 20,
  },
  'bulk-delete': {
    alt: 'The dialog that asks you to confirm deleting the selected entries',
    path: '/content-manager/collection-types/api::article.article?page=1&pageSize=10',
    ready: 'A guide to ramen',
    steps: async (page) => {
      await page
        .getByRole('checkbox', {name: /Select/})
        .nth(1)
        .click();
      await page.getByRole('button', {name: 'Delete', exact: true}).first().click();
    },
    focus: 'dialog',
  },
  'bulk-unpublish': {
    alt: 'The dialog that asks you to confirm unpublishing the selected entries',
    path: '/content-manager/collection-types/api::article.article?page=1&pageSize=10',
    ready: 'A guide to ramen',
    steps: async (page) => {
      await page
        .getByRole('checkbox', {name: /Select/})
        .nth(1)
        .click();
      await page.getByRole('button', {name: 'Unpublish', exact: true}).first().click();
    },
    focus: 'dialog',
  },
  'entry-draft': {
    alt: 'The Entry panel of an entry that was never published, with the Publish and Save buttons',
    path: '/content-manager/collection-types/api::restaurant.restaurant/h4dafiqezz7i1nft5tthz911',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('textbox', {name: /^name/}).pressSequentially(' Nice');
      await waitForChanges(page);
      await page
        .locator('button:enabled', {hasText: /^Save$/})
        .first()
        .waitFor();
    },
    focus: (page) => [
      page.getByRole('heading', {name: 'Entry', exact: true}),
      page.getByRole('button', {name: 'Publish', exact: true}).first(),
      page.getByRole('button', {name: 'Save', exact: true}).first(),
      page.getByRole('button', {name: 'More document actions'}).first(),
    ],
    margin: 24,
  },
  'entry-tabs': {
    alt: 'The heading of the entry The Sunday Table, whose status is Modified, with the Draft and Published tabs below it',
    path: '/content-manager/collection-types/api::restaurant.restaurant/k2mezvzfj2141thhzorcfb3p',
    ready: 'Modified',
    focus: (page) => [
      page.locator('h1'),
      page.getByText('Modified').first(),
      page.getByRole('tab').first(),
      page.getByRole('tab').last(),
    ],
    margin: 24,
  },
  'draft-relations': {
    alt: 'The dialog that counts the relations to entries that are still drafts, with the Publish without relations button',
    path: '/content-manager/single-types/api::homepage.homepage',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('combobox', {name: /^featured/}).click();
      await page.getByRole('option', {name: /Pizzeria/}).click();
      await waitForChanges(page);
      await page.getByRole('button', {name: 'Publish', exact: true}).first().click();
      await page.getByText('Publish without relations').waitFor();
    },
    focus: 'dialog',
  },
  'entry-errors': {
    alt: 'Publishing a new restaurant without a name: the name field is highlighted and says This value is required.',
    path: '/content-manager/collection-types/api::restaurant.restaurant/create',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('textbox', {name: /^description/}).fill('Twelve seats, no telephone.');
      await page.getByRole('button', {name: 'Publish', exact: true}).first().click();
      await page
        .getByText(/required/i)
        .first()
        .waitFor();
    },
    focus: 'view',
  },
  'entry-delete': {
    alt: 'The dialog that says Are you sure you want to delete this document? This action is irreversible.',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'More actions', exact: true}).click();
      await page.getByRole('menuitem', {name: /Delete entry \(all/}).click();
    },
    focus: 'dialog',
  },
  'component-empty': {
    alt: 'The seo component of an article, which is empty and says No entry yet. Click to add one.',
    path: '/content-manager/collection-types/api::article.article/create',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: /No entry yet/}).scrollIntoViewIfNeeded();
    },
    focus: (page) => page.getByRole('button', {name: /No entry yet/}),
    margin: 36,
  },
  'dynamic-zone-menu': {
    alt: 'The menu of a component in a dynamic zone: Add component above and Add component below',
    path: '/content-manager/collection-types/api::article.article/cjhxan2jnfgp1boc8wwn8yyw',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'More actions'}).nth(2).click();
      await page.getByText('Add component above').waitFor();
    },
    focus: (page) => [page.getByRole('button', {name: /^Quote/, includeHidden: true}).last(), page.getByRole('menu')],
    margin: 24,
  },
  'field-blocks': {
    alt: 'The blocks editor of a biography: a toolbar with block type, text styles, link, and lists, above the text',
    path: '/content-manager/collection-types/api::chef.chef',
    ready: 'Kenji Sato',
    steps: async (page) => {
      await page.getByText('Kenji Sato').first().click();
      await page.getByRole('button', {name: 'Bold'}).first().waitFor();
    },
    focus: (page) => [
      page.getByText(/^biography/).first(),
      page.getByRole('toolbar').first(),
      page.getByText('Third generation of noodle makers.').first(),
    ],
    margin: 20,
  },
  'field-markdown': {
    alt: 'The expanded Markdown editor: Markdown on the left, and the formatted text on the right',
    path: '/content-manager/collection-types/api::article.article/cjhxan2jnfgp1boc8wwn8yyw',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Expand'}).first().click();
      await page.getByRole('button', {name: 'Collapse'}).first().waitFor();
    },
    window: {height: 480},
    focus: 'dialog',
    phone: {window: {height: 480}},
  },
  'field-uid-value': {
    alt: 'The slug UID field with its value, and the Regenerate button at the end of the field',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    focus: (page) => [page.getByRole('textbox', {name: /^slug/}), page.getByText(/^slug/).first()],
    margin: 20,
  },
  'configure-field': {
    alt: 'The dialog for configuring the name field of a form: label, description, placeholder, editable field, and size',
    path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/edit',
    ready: 'Entry title',
    window: {height: 900},
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit name'}).first().click();
      await page.getByLabel('Description').fill('As it is on the door.');
    },
    focus: 'dialog',
  },
  'configure-column': {
    alt: 'The dialog for configuring a column: the label, and the Enable sort on this field switch',
    path: '/content-manager/collection-types/api::restaurant.restaurant/configurations/list',
    ready: 'Entries per page',
    window: {height: 900},
    steps: async (page) => {
      await page.getByRole('button', {name: 'Edit name'}).first().click();
      await page.getByLabel('Label').first().fill('Restaurant');
    },
    focus: 'dialog',
  },
} satisfies Shots;
