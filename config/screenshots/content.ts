import type {Shots} from './types';

/** Screenshots of the Content-Type Builder, the Content Manager and the Media Library as a whole. */
export const content = {
  'content-manager-list': {
    alt: 'The list of restaurants in the Content Manager, with the status of each',
    path: '/content-manager/collection-types/api::restaurant.restaurant?page=1&pageSize=10',
    ready: 'Noodle Lab',
    before: `
      const service = strapi.plugin('content-manager').service('content-types');
      const type = service.findContentType('api::restaurant.restaurant');
      const {layouts, ...others} = await service.findConfiguration(type);
      await service.updateConfiguration(type, {...others, layouts: {...layouts, list: ['name', 'rating', 'price']}});`,
    window: {width: 1200, height: 860},
    focus: 'view',
  },
  'content-manager-edit': {
    alt: 'The edit view of a restaurant in the Content Manager, with the Publish and Save buttons',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    window: {width: 1180, height: 760},
    focus: 'view',
  },
  'content-manager-places': {
    alt: 'The edit view of a restaurant, with numbers on the list of locales, the menu at the top right, the Publish button, and the Preview panel',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    window: {width: 1180, height: 640},
    focus: 'view',
    marks: [
      (page) => page.getByRole('combobox', {name: 'Locales'}),
      (page) => page.getByRole('button', {name: 'More actions', exact: true}),
      (page) => page.getByRole('button', {name: 'Publish', exact: true}),
      (page) => page.getByText('Set up preview', {exact: true}).locator('..'),
    ],
    phone: false,
  },
  'content-type-builder': {
    alt: 'The fields of the Restaurant content type in the Content-Type Builder',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    focus: (page) => [
      page.locator('h1'),
      page.getByRole('button', {name: 'Add another field'}).first(),
      page.getByText('openedOn', {exact: true}),
    ],
    margin: 24,
  },
  'content-type-builder-create': {
    alt: 'The dialog for creating a collection type, with the display name Category and the API IDs category and categories',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Create new collection type'}).click();
      await page.getByLabel('Display name').fill('Category');
    },
    focus: 'dialog',
  },
  'media-library': {
    alt: 'Three images in the Media Library',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    focus: 'view',
  },
} satisfies Shots;
