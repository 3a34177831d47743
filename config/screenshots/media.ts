import type {Shots} from './types';

/** Screenshots of the Media Library and its settings. */
export const media = {
  'media-new': {
    alt: 'The New menu of the Media Library, with New folder, File upload, and File upload from URL',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByRole('button', {name: 'New', exact: true}).click();
      await page.getByRole('menuitem', {name: 'New folder'}).waitFor();
    },
    focus: 'view',
  },
  'media-details': {
    alt: 'The details of an image: preview, file info, file name, and location, with the Delete, Copy link, Download, and Replace buttons',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByText('biscotte.jpg').first().click();
      await page.getByText('Alternative text').first().waitFor();
    },
    focus: 'dialog',
  },
  'media-crop': {
    alt: 'The Crop & Focus area dialog: a rectangle over an image, its width and height, and the focal point',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByText('biscotte.jpg').first().click();
      await page.getByRole('button', {name: 'Crop', exact: true}).click();
      await page.getByLabel('Width (px)').waitFor();
    },
    window: {width: 800, height: 700},
  },
  'media-folder': {
    alt: 'The New folder dialog, with the folder name Menus',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByRole('button', {name: 'New', exact: true}).click();
      await page.getByRole('menuitem', {name: 'New folder'}).click();
      await page.getByLabel('Folder name').fill('Menus');
    },
    focus: 'dialog',
  },
  'media-settings': {
    alt: 'The settings of the Media Library: responsive friendly upload, size optimization, and auto orientation',
    path: '/settings/media-library',
    ready: 'Responsive friendly upload',
    focus: 'view',
  },
  'media-field': {
    alt: 'The Add new assets dialog of a media field, with one file under Selected files and the Add more assets button',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Add', exact: true}).first().click();
      await page.getByRole('button', {name: 'Add more assets'}).waitFor();
    },
    focus: 'dialog',
  },
} satisfies Shots;
