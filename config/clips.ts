import type {Locator, Page} from '@playwright/test';

/** What a clip does on the page. Each call adds frames. */
export interface Camera {
  page: Page;
  /** Shows the page unchanged for some milliseconds. */
  hold: (time: number) => Promise<void>;
  /** Moves the pointer to the middle of an element, and clicks. */
  click: (target: Locator) => Promise<void>;
  /** Types into the field in focus, a few characters per frame. */
  type: (text: string) => Promise<void>;
  /** Drags one element to the middle of another; `below` is how far below it, in CSS pixels. */
  drag: (from: Locator, to: Locator, below?: number) => Promise<void>;
}

/** A short silent clip of the admin panel: where it starts, and what happens. */
export interface ClipScript {
  /** Describes what happens in the clip, as its caption and for screen readers. */
  label: string;
  /** URL path below `/admin`. */
  path: string;
  /** Text that's on the page once it's complete. */
  ready: string | RegExp;
  /** Size of the window, in CSS pixels. */
  window: {width: number; height: number};
  /** The part of the window that the clip shows, in CSS pixels, each divisible by 4. */
  frame: {x: number; y: number; width: number; height: number};
  /** What is done before the first frame. */
  prepare?: (page: Page) => Promise<void>;
  play: (camera: Camera) => Promise<void>;
}

/** Clips by name, of what's hard to explain in words. `npm run clips` records them. */
export const clips = {
  'content-type-create': {
    label:
      'How to create a collection type: click Create new collection type, enter the display name Dish, and click Continue. Then click Add new field and Text, name the field title, and click Finish to add it to the list of fields.',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    window: {width: 1080, height: 640},
    frame: {x: 0, y: 0, width: 1080, height: 640},
    play: async ({page, hold, click, type}) => {
      await hold(800);
      await click(page.getByRole('button', {name: 'Create new collection type'}));
      await hold(700);
      await click(page.getByLabel('Display name'));
      await type('Dish');
      await hold(900);
      await click(page.getByRole('button', {name: 'Continue'}));
      await hold(1000);
      await click(page.getByRole('button', {name: 'Add new field'}).last());
      await hold(800);
      await click(page.getByRole('button', {name: /^Text/}));
      await hold(700);
      await click(page.getByLabel('Name', {exact: true}));
      await type('title');
      await hold(700);
      await click(page.getByRole('button', {name: 'Finish'}));
      await hold(2500);
    },
  },
  'dynamic-zone': {
    label:
      'How to add and move a component in a dynamic zone: click Add a component to blocks, then Quote under Pick one component. Enter the text of the quote, then drag the quote by its handle to another position.',
    path: '/content-manager/collection-types/api::article.article/cjhxan2jnfgp1boc8wwn8yyw',
    ready: 'Publish',
    window: {width: 1080, height: 720},
    frame: {x: 312, y: 0, width: 580, height: 720},
    prepare: async (page) => {
      await page.getByRole('button', {name: /Add a component to/}).evaluate((button) => {
        button.scrollIntoView({block: 'center'});
      });
    },
    play: async ({page, hold, click, type, drag}) => {
      await hold(800);
      await click(page.getByRole('button', {name: /Add a component to/}));
      await hold(900);
      await click(page.getByRole('button', {name: 'Quote', exact: true}));
      await hold(800);
      await click(page.getByRole('textbox', {name: /^body|^text|^quote/i}).last());
      await type('Salt is a decision.');
      await hold(800);
      await click(page.getByRole('button', {name: /^Quote/}).last());
      await hold(500);
      const handles = page.getByRole('button', {name: 'Drag', exact: true});
      await drag(handles.nth(3), handles.nth(1));
      await hold(2000);
    },
  },
  'role-permissions': {
    label:
      'How to keep the Author role from changing a field: click the Article row to show its fields, clear the Update checkbox of views, and click Save. The checkbox in front of views now has a dash because only some of its actions are selected.',
    path: '/settings/roles',
    ready: 'Super Admin',
    window: {width: 1180, height: 760},
    frame: {x: 292, y: 0, width: 888, height: 760},
    prepare: async (page) => {
      await page.getByText('Author', {exact: true}).click();
      const tab = page.getByRole('tab', {name: 'Collection Types'});
      await tab.evaluate((element) => {
        // Below the heading, which stays at the top.
        element.style.scrollMarginTop = '80px';
        element.scrollIntoView({block: 'start'});
      });
    },
    play: async ({page, hold, click}) => {
      await hold(1000);
      await click(page.getByText('Article', {exact: true}).first());
      await hold(1400);
      await click(page.getByRole('checkbox', {name: /views.*update/i}));
      await hold(1400);
      await click(page.getByRole('button', {name: 'Save', exact: true}));
      await hold(2000);
    },
  },
  'relation-in-builder': {
    label:
      'How to add a relation to Restaurant: click Relation in the list of fields, and select Category in the box on the right. The third of the six icons between the content types means that a restaurant has many categories, and the fifth that both have many of each other.',
    path: '/plugins/content-type-builder/content-types/api::restaurant.restaurant',
    ready: 'openingHours',
    window: {width: 1080, height: 720},
    frame: {x: 116, y: 0, width: 848, height: 720},
    prepare: async (page) => {
      await page.getByRole('button', {name: 'Add another field'}).first().click();
      await page.getByText('Select a field for your collection type').waitFor();
    },
    play: async ({page, hold, click}) => {
      await hold(800);
      await click(page.getByRole('button', {name: /^Relation/}));
      await hold(1200);
      await click(page.getByRole('button', {name: 'Article', exact: true}));
      await hold(600);
      await click(page.getByRole('menuitem', {name: 'Category', exact: true}));
      await hold(1000);
      await click(page.locator('[data-relation-type="oneToMany"]'));
      await hold(1600);
      await click(page.locator('[data-relation-type="manyToMany"]'));
      await hold(2000);
    },
  },
} satisfies Record<string, ClipScript>;
