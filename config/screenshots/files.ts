import type {Shots} from './types';

/** Statements that add folders to the Media Library. */
const folders = `
  const service = strapi.plugin('upload').service('folder');
  for (const name of ['Menus', 'Team']) {
    await service.create({name, parent: null});
  }`;

/** Screenshots of finding, moving and uploading files in the Media Library. */
export const files = {
  'media-from-url': {
    alt: 'The Import from URL dialog, with two URLs on separate lines',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByRole('button', {name: 'New', exact: true}).click();
      await page.getByRole('menuitem', {name: 'File upload from URL'}).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill('https://www.example.com/terrace.jpg\nhttps://www.example.com/kitchen.jpg');
    },
    focus: 'dialog',
  },
  'media-upload-progress': {
    alt: "The Upload progress panel at the bottom of the page: Upload successful, with the file's name",
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', {name: 'New', exact: true}).click();
      await page.getByRole('menuitem', {name: 'File upload', exact: true}).click();
      const name = 'menu.txt';
      await (await chooser).setFiles({name, mimeType: 'text/plain', buffer: Buffer.from('Leek soup, beef stew')});
      await page.getByText('Upload successful!').waitFor();
    },
    focus: (page) => page.getByRole('dialog').last(),
  },
  'media-filter': {
    alt: 'The Filter menu of the Media Library, with Type expanded: folder, picture, audio, video, and document',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByRole('button', {name: 'Filter', exact: true}).click();
      await page.getByRole('menuitem', {name: 'Type'}).click();
    },
    focus: (page) => [
      page.getByRole('button', {name: 'Filter', exact: true, includeHidden: true}),
      page.getByRole('menu').first(),
      page.getByRole('menu').last(),
    ],
    phone: false,
  },
  'media-sort': {
    alt: 'The Sort menu of the Media Library, from Most recent updates to File size descending, and how folders are sorted',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    before: folders,
    steps: async (page) => {
      await page
        .getByRole('radio', {name: 'Table view'})
        .or(page.getByRole('button', {name: 'Table view'}))
        .first()
        .click();
      await page.getByRole('button', {name: /^Sort:/}).click();
      await page.getByRole('menuitem').or(page.getByRole('menuitemradio')).first().waitFor();
    },
    focus: (page) => [page.getByRole('button', {name: /^Sort:/, includeHidden: true}), page.getByRole('menu')],
  },
  'media-table': {
    alt: 'The table view of the Media Library, with the name, creation date, last update, and size of three images and two folders',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    before: folders,
    steps: async (page) => {
      await page
        .getByRole('radio', {name: 'Table view'})
        .or(page.getByRole('button', {name: 'Table view'}))
        .first()
        .click();
      await page.getByRole('row', {name: /noodles/}).waitFor();
    },
    focus: 'view',
  },
  'media-selected': {
    alt: 'Two selected files in the Media Library, with the Move and Delete buttons',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    before: folders,
    steps: async (page) => {
      await page.getByRole('checkbox', {name: /Select biscotte/}).click();
      await page.getByRole('checkbox', {name: /Select noodles/}).click();
    },
    window: {height: 520},
    focus: 'view',
    phone: {window: {width: 640, height: 620}},
  },
  'media-move': {
    alt: 'The Move elements to dialog, with the location Menus selected',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    before: folders,
    steps: async (page) => {
      await page.getByRole('checkbox', {name: /Select biscotte/}).click();
      await page.getByRole('button', {name: 'Move', exact: true}).click();
      await page.getByText('Move elements to').waitFor();
    },
    focus: 'dialog',
  },
  'media-menu-of-folder': {
    alt: 'The More actions menu of the Menus folder: Rename folder, Move to folder, Copy link to folder, and Delete folder',
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    before: folders,
    steps: async (page) => {
      await page
        .getByRole('button', {name: /More actions/})
        .first()
        .click();
      await page.getByRole('menuitem', {name: 'Rename folder'}).waitFor();
    },
    focus: (page) => [page.getByText('Menus').last(), page.getByText('Team').last(), page.getByRole('menu')],
    margin: 24,
  },
  'media-delete': {
    alt: "The Delete this media file? dialog, which says that the file can't be recovered and that linked content will break",
    path: '/plugins/upload',
    ready: 'noodles.jpg',
    steps: async (page) => {
      await page.getByText('biscotte.jpg').first().click();
      await page.getByRole('button', {name: 'Delete this file'}).click();
      await page.getByText('Delete this media file?').waitFor();
    },
    focus: 'dialog',
  },
  'media-field-slides': {
    alt: 'A media field with two files, shown as slides: slide 1 of 2, with the actions below it',
    path: '/content-manager/collection-types/api::restaurant.restaurant/nghwx9jfkerfgdq6sofm40n6',
    ready: 'Publish',
    steps: async (page) => {
      await page
        .getByText(/^gallery/)
        .first()
        .scrollIntoViewIfNeeded();
    },
    focus: (page) => page.getByRole('region', {name: /^gallery/}),
  },
} satisfies Shots;
